import type { JsonPath } from './json.ts'
import { type Lang, message, type TextKey, type TextParams } from './texts.ts'

/**
 * Something wrong with entered data. `path` leads to it in the values (`['items', 2, 'qty']`), `id` to the field in the
 * document. A `warning` is shown and refuses nothing.
 */
export interface Issue {
  readonly code: TextKey
  readonly params: TextParams
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  readonly id: string
  /** What the form's author wrote for this case; it goes before our own words. */
  readonly message?: string
}

/** What a check of one value found, before anybody knows where the value stands. */
export type Finding = Pick<Issue, 'code'> &
  Partial<Pick<Issue, 'params' | 'message' | 'level'>> & { readonly at?: JsonPath }

/** The sentence to show at the field. */
export const issueText = (lang: Lang, issue: Issue): string => issue.message || message(lang, issue.code, issue.params)

export const found = (code: TextKey, params: TextParams = {}, at: JsonPath = []): Finding => ({ code, params, at })
