import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { Field } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { readDocument } from '@shouya/forms/readDocument'

/** Fields as text for the clipboard: plain JSON, usable across forms, browser tabs and editors. */
export const clipboardText = (fields: readonly Field[]): string => JSON.stringify({ list: fields }, null, 2)

/** The fields of a text that `clipboardText` made, or of a whole form; undefined for any other text. */
export function fieldsOfText(text: string): readonly Field[] | undefined {
  try {
    const value = JSON.parse(text) as Json
    if (!isObject(value) || !isList(value.list) || value.list.length === 0) return undefined
    const read = readDocument({ list: value.list, config: defaultConfig })
    return read.ok ? read.document.list : undefined
  } catch {
    return undefined
  }
}
