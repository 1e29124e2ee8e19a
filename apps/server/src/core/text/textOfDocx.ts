import { openZip } from '../excel/openZip.ts'
import { limits } from './limits.ts'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/**
 * The text of a Word document: that of its runs, a line for each paragraph. The archive is unpacked as far as an import may be
 * (`openZip`); a library for all of the format would unpack it without a limit.
 */
export function textOfDocx(content: Buffer): string {
  const xml = openZip(content)('word/document.xml')?.toString('utf8') ?? ''
  let text = ''
  for (const [, run, end] of xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<(\/w:p|w:br|w:tab)\b/g)) {
    text += run === undefined ? (end === 'w:tab' ? ' ' : '\n') : run
    if (text.length > limits.characters * 2) break
  }
  return text.replace(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
