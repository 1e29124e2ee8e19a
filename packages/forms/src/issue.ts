import type { JsonPath } from './json.ts'
import { type Lang, message, type TextKey, type TextParams } from './texts.ts'

/**
 * A problem with entered data. `path` leads to it in the values (`['items', 2, 'qty']`), `id` to the field in the
 * document. A `warning` is shown but refuses nothing.
 */
export interface Issue {
  readonly code: TextKey
  readonly params: TextParams
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  readonly id: string
  /** The form author's own message for this case; it replaces the standard one. */
  readonly message?: string
}

/** A problem found by a check of one value, before its position is known. */
export type Finding = Pick<Issue, 'code'> &
  Partial<Pick<Issue, 'params' | 'message' | 'level'>> & { readonly at?: JsonPath }

/** The sentence to show at the field. */
export const issueText = (lang: Lang, issue: Issue): string => issue.message || message(lang, issue.code, issue.params)

export const finding = (code: TextKey, params: TextParams = {}, path: JsonPath = []): Finding => ({
  code,
  params,
  at: path,
})
