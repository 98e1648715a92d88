/** The table in words, under three questions. */

import type { TemplateResult } from "lit-html";
import { answers } from "../../ui/answers.ts";
import { t } from "../../words.ts";
import type { PixlText } from "./text.ts";

export function pixlTextView(text: PixlText): TemplateResult {
  return answers([
    [t("web-pixl-text-where"), text.where],
    [t("web-pixl-text-can"), text.can],
    [t("web-pixl-text-happened"), text.happened],
  ]);
}
