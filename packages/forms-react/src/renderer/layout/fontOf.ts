import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import type { CSSProperties } from 'react'

/** The colour that the original writes as its default; it is left out, because it is unreadable in night mode. */
const BLACK = /^rgba?\(\s*0\s*,\s*0\s*,\s*0\b|^#000(?:000)?$|^black$/i
const COLOR = /^(#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i

/** Colour, family and size of a text (dialect C); ignored where `showFont` is off. */
export function fontOf(field: Field): CSSProperties {
  if (readOption(field, 'showFont') === false) return {}
  const read = (name: string) => String(readOption(field, name) ?? '').trim()
  const color = read('color')
  const size = read('fontSize')
  const face = read('fontFamily')
  return {
    ...(COLOR.test(color) && !BLACK.test(color) && { color }),
    ...(/^\d{1,2}(\.\d+)?(pt|px|em|rem)$/.test(size) && { fontSize: size }),
    ...(/^[\p{L}\p{N} ,'"-]+$/u.test(face) && { fontFamily: face }),
  }
}
