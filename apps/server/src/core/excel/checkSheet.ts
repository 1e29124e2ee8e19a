import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'

const tag = /<(?:[^\s<>/:]*:)?(row|c)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/g
/** Also without a blank before it and with any prefix: refusing too much is better than overlooking one. */
const place = /r\s*=\s*["']([^"']*)["']/g
/** The longest escape of one character in XML, `&#x4e2d;`, with some formatting around it. */
const LONGEST = limits.cell * 10
/** The last row of a spreadsheet; formatting may extend to it without content. */
const LAST_ROW = 1_048_576

/**
 * Checks the addresses of a sheet's cells before a reader fills everything up to them: one cell at XFD9000 is a table
 * of 147 million. Empty cells cost nothing and may be anywhere.
 */
export function checkSheet(xml: string): void {
  let [rows, cells, row, from] = [0, 0, 0, 0]
  for (const { 0: match, 1: name, 2: attributes = '', index } of xml.matchAll(tag)) {
    if (cells > 0) checkLength(index - from)
    from = index + match.length
    const [address, ...duplicates] = [...attributes.matchAll(place)].map((match) => match[1] ?? '')
    if (duplicates.length > 0) throw new Refusal('import.unreadable')
    if (name === 'row') {
      row = address === undefined ? 0 : Number(address)
      rows++
      if (!(row <= LAST_ROW && rows <= LAST_ROW)) throw new Refusal('import.rows', { max: limits.rows })
    } else if (!attributes.endsWith('/')) {
      cells++
      checkCell(address, row)
      if (cells > limits.cells) throw new Refusal('import.cells', { max: limits.cells })
    }
  }
  if (cells > 0) checkLength(endOf(xml) - from)
}

function endOf(xml: string): number {
  const end = xml.lastIndexOf('sheetData>')
  return end < 0 ? xml.length : end
}

/** Checks the number and the length of shared strings. */
export function checkStrings(xml: string): void {
  let [strings, from] = [0, 0]
  for (const { index } of xml.matchAll(/<(?:[^\s<>/:]*:)?si(?=[\s/>])/g)) {
    if (strings > 0) checkLength(index - from)
    from = index
    strings++
    if (strings > limits.cells) throw new Refusal('import.cells', { max: limits.cells })
  }
  checkLength(strings > 0 ? xml.length - from : 0)
}

/** A reader takes a long text apart and rebuilds it piece by piece. */
function checkLength(characters: number): void {
  if (characters > LONGEST) throw new Refusal('import.cell', { max: limits.cell })
}

function checkCell(address: string | undefined, row: number): void {
  const [, letters = '', digits = ''] = /^([A-Za-z]+)(\d+)$/.exec(address ?? '') ?? []
  if (letters === '') throw new Refusal('import.unreadable')
  if (Math.max(row, Number(digits)) > limits.rows + 1) throw new Refusal('import.rows', { max: limits.rows })
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column > limits.columns) throw new Refusal('import.columns', { max: limits.columns })
}
