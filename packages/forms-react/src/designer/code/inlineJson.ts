import type { FormDocument } from '@shouya/forms/document'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A document as a JavaScript literal inside a script element, escaped so that no label can close the element. */
export const inlineJson = (document: FormDocument): string =>
  JSON.stringify(document).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
