/** The pages of learning: rules lead to lessons and lessons to rules, so they are loaded together. */

import "./shared.ts";

export * as learn from "../pages/learn.ts";
export * as rules from "../pages/rules.ts";
