/** The pages beside the table: of learning and of looking back. They share so much that one file is smaller. */

export * as learning from "./lesson_pages.ts";
export * as looking from "./review_pages.ts";
