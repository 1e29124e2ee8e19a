import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'

/** The width of a control as CSS; 100 % where the document has no valid length. */
export function widthOf(field: Field): string {
  const width = readOption(field, 'width')
  if (typeof width === 'number') return `${width}px`
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)(px|%|em|rem|vw)?\s*$/.exec(String(width ?? '')) ?? []
  return number === undefined ? '100%' : `${number}${unit ?? 'px'}`
}
