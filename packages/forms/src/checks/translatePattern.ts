import { RE2JS } from 're2js'

/** White space as JavaScript defines it. RE2 knows only the ASCII part, and U+3000 is common in Chinese text. */
const SPACE =
  '\\t\\n\\x{b}\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
const NOT_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'
const ANY = '[^\\n\\r\\x{2028}\\x{2029}]'

/** One element of a pattern: an escape with its second character, or a character. */
const ELEMENT = /\\[\s\S]|[\s\S]/gu

/** Translates a JavaScript pattern to RE2: the same texts match, but lengths count characters, not UTF-16 units. */
export function translatePattern(source: string): string {
  let inClass = false
  const spaced = source.replace(ELEMENT, (element) => {
    if (element === '\\s') return inClass ? SPACE : `[${SPACE}]`
    if (element === '\\S') return inClass ? NOT_SPACE : `[${NOT_SPACE}]`
    if (element === '.' && !inClass) return ANY
    if (element === '[' && !inClass) inClass = true
    else if (element === '[') return '\\['
    else if (element === ']') inClass = false
    return element
  })
  return RE2JS.translateRegExp(spaced)
}
