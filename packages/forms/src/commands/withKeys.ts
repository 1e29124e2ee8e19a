import type { FormDocument } from '../document.ts'
import { type DocumentIndex, indexDocument } from '../indexDocument.ts'
import { freeName } from '../structure/freeName.ts'
import { changeAt } from './editing.ts'

/** The document with a key for every field; the same object if every field has one. Models are not changed. */
export function withKeys(document: FormDocument): FormDocument {
  const { byId, withoutKey }: DocumentIndex = indexDocument(document)
  const taken = new Set(byId.keys())
  return withoutKey.reduce((result, { field, path }) => {
    const key = freeName(`${field.type}_1`, taken)
    taken.add(key)
    return changeAt(result, [...path, 'key'], () => key)
  }, document)
}
