import { isObject, type Json, type JsonPath } from './json.ts'

/** A place in a document in its own words: the labels of the fields on the way there, the outermost first. */
export function placeNames(document: Json, path: JsonPath): string[] {
  const labels: string[] = []
  let here: Json | undefined = document
  for (const step of path) {
    here = (here as Record<string, Json> | undefined)?.[step]
    if (!isObject(here)) {
      if (here === undefined || typeof here !== 'object') break
      continue
    }
    const { type, label, model } = here
    if (typeof type === 'string') labels.push(String(label || model || type))
  }
  return labels
}
