import type { FormDocument } from '@shouya/forms/document'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A document as a JavaScript literal that can stand in a script element: no label of it can end that element. */
export const inlineJson = (document: FormDocument): string =>
  JSON.stringify(document).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
