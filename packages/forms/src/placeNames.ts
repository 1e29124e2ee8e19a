import { isObject, type Json, type JsonPath } from './json.ts'

/** A path in a document for display: the labels of the fields on the way, outermost first. */
export function placeNames(document: Json, path: JsonPath): string[] {
  const labels: string[] = []
  let node: Json | undefined = document
  for (const step of path) {
    node = (node as Record<string, Json> | undefined)?.[step]
    if (!isObject(node)) {
      if (node === undefined || typeof node !== 'object') break
      continue
    }
    const { type, label, model } = node
    if (typeof type === 'string') labels.push(String(label || model || type))
  }
  return labels
}
