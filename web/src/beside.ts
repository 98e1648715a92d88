/** The pages beside the table: of learning and of looking back. They share so much that one file is smaller. */

export * as learning from "./learning/pages.ts";
export * as looking from "./looking/pages.ts";
