import { limits } from './limits.ts'
import { Refusal } from './refusal.ts'

const tag = /<(?:[^\s<>/:]*:)?(row|c)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/g
/** Written without a blank before it, too, and however it is prefixed: rather one refused than one overlooked. */
const place = /r\s*=\s*["']([^"']*)["']/g
/** What XML may write for one character, `&#x4e2d;`, and some formatting between. */
const LONGEST = limits.cell * 10
/** A spreadsheet's own last row; formatting may reach it where nothing stands. */
const LAST_ROW = 1_048_576

/**
 * Where a sheet's cells say that they stand, before a reader fills everything up to there: one cell at XFD9000 is a table of
 * 147 million. Cells with nothing in them cost nothing and may stand anywhere.
 */
export function checkSheet(xml: string): void {
  let [rows, cells, row, from] = [0, 0, 0, 0]
  for (const { 0: found, 1: name, 2: attributes = '', index } of xml.matchAll(tag)) {
    if (cells > 0) checkLength(index - from)
    from = index + found.length
    const [address, ...more] = [...attributes.matchAll(place)].map((match) => match[1] ?? '')
    if (more.length > 0) throw new Refusal('import.unreadable')
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
  const at = xml.lastIndexOf('sheetData>')
  return at < 0 ? xml.length : at
}

/** How many shared strings there are, and how long. */
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

/** A reader takes a long text to pieces and puts them together again, piece by piece. */
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
