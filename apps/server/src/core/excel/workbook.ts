import { strToU8, Zip, ZipDeflate } from 'fflate'
import { groupedHead } from './groupedHead.ts'
import { letters } from './letters.ts'
import { sheetNames } from './sheetNames.ts'

/** The colour of a cell that is worse than it should be. */
export type CellTone = keyof typeof toneColors
type Value = string | number | null
export type Written = Value | { readonly value: Value; readonly tone: CellTone }

export type Sheet = {
  /** Its tab, which is numbered where another one has the name. */
  name: string
  head: readonly string[]
  /** Per column, the head over it and its neighbours; undefined for none. */
  groups?: readonly (string | undefined)[]
  /** Per column, in characters. */
  widths: readonly number[]
  /** Per column, the unit after its numbers; undefined for none. */
  units?: readonly (string | undefined)[]
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PLAIN = 0
const BOLD = 1
/** Percentages have one decimal; other numbers with a unit are whole. */
const PERCENT = '%'
/** Red and orange of the console that are dark enough on white. */
const toneColors = { bad: 'FFA8071A', waits: 'FFAD4E00' } as const
const tones = Object.keys(toneColors) as CellTone[]
/** The first style of a column with a unit, and the first number for custom formats. */
const OWN_STYLE = 2
/** The first font of a tone. */
const OWN_FONT = 2
const OWN_FORMAT = 164
/** The limit of a workbook's cell. */
const LONGEST = 32_767
/** Fast rather than small: the text is so repetitive that more effort gains little. */
const LEVEL = 3

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML; characters that XML does not allow are removed. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not stand in XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** Number formats that add a unit, so that the cells stay numbers. */
function formats(units: readonly string[]): string {
  if (units.length === 0) return ''
  const formatElements = units.map(
    (unit, index) =>
      `<numFmt numFmtId="${OWN_FORMAT + index}" formatCode="${escaped(`${unit === PERCENT ? '0.0' : '0'}"${unit}"`)}"/>`,
  )
  return `<numFmts count="${units.length}">${formatElements.join('')}</numFmts>`
}

/** The plain style and those of columns with a unit in the font of a tone. */
const tonedStyles = (font: number, units: number): string =>
  [0, ...Array.from({ length: units }, (_, index) => OWN_FORMAT + index)]
    .map((format) => `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`)
    .join('')

/** The same style in the font of a tone: behind all others, in the order of the tones. */
const toned = (style: number, tone: CellTone, units: number): number =>
  OWN_STYLE + units + tones.indexOf(tone) * (1 + units) + (style === PLAIN ? 0 : 1 + style - OWN_STYLE)

/** The other files of the package, as short as spreadsheets accept them. */
function frame(names: readonly string[], units: readonly string[]): [string, string][] {
  const each = (draw: (name: string, number: number) => string) =>
    names.map((name, index) => draw(escaped(name), index + 1)).join('')
  const styles = `rId${names.length + 1}`
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}">${formats(units)}<fonts count="${OWN_FONT + tones.length}"><font/><font><b/></font>${tones.map((tone) => `<font><b/><color rgb="${toneColors[tone]}"/></font>`).join('')}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${OWN_STYLE + units.length + tones.length * (1 + units.length)}"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>${units.map((_, index) => `<xf numFmtId="${OWN_FORMAT + index}" applyNumberFormat="1"/>`).join('')}${tones.map((_, tone) => tonedStyles(OWN_FONT + tone, units.length)).join('')}</cellXfs></styleSheet>`,
    ],
  ]
}

const begin = (widths: readonly number[], titles: number): string =>
  `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${titles}" topLeftCell="A${titles + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

const end = (merges: readonly string[]): string =>
  merges.length === 0
    ? '</sheetData></worksheet>'
    : `</sheetData><mergeCells count="${merges.length}">${merges.map((cells) => `<mergeCell ref="${cells}"/>`).join('')}</mergeCells></worksheet>`

function cell(value: Value, address: string, style: number): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return ''
  const attributes = `r="${address}"${style ? ` s="${style}"` : ''}`
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, LONGEST))}</t></is></c>`
}

/** Writes rows one after the other, with their addresses. */
function lines(columns: number, styles: readonly number[], units: number) {
  const names = Array.from({ length: columns }, (_, index) => letters(index))
  let row = 0
  return (values: readonly Written[], style?: number): string => {
    row++
    const cells = values.map((written, index) => {
      const [address, own] = [`${names[index]}${row}`, style ?? styles[index] ?? PLAIN]
      if (written === null || typeof written !== 'object') return cell(written, address, own)
      return cell(written.value, address, toned(own, written.tone, units))
    })
    return `<row r="${row}">${cells.join('')}</row>`
  }
}

/** A sheet with its rows as they arrive. */
export type Filling = { sheet: Sheet; batches: AsyncIterable<readonly (readonly Written[])[]> }

/**
 * Streams an xlsx while its rows arrive, one sheet after the other: however many there are, only a batch of them is in memory. The
 * title rows are frozen. A slow reader of the stream slows down the rows.
 */
export async function* workbook(sheets: readonly Filling[]): AsyncGenerator<Buffer> {
  const distinct = [
    ...new Set(sheets.flatMap(({ sheet: { units = [] } }) => units.filter((unit) => unit !== undefined))),
  ]
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const takeChunks = () =>
    chunks.splice(0).map((chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
  const names = sheetNames(sheets.map(({ sheet }) => sheet.name))
  for (const [path, text] of frame(names, distinct)) {
    const file = new ZipDeflate(path, { level: LEVEL })
    zip.add(file)
    file.push(strToU8(XML + text), true)
  }
  for (const [index, { sheet, batches }] of sheets.entries()) {
    const { head, groups, widths, units = [] } = sheet
    const styles = units.map((unit) => (unit === undefined ? PLAIN : OWN_STYLE + distinct.indexOf(unit)))
    const file = new ZipDeflate(`xl/worksheets/sheet${index + 1}.xml`, { level: LEVEL })
    zip.add(file)
    const line = lines(head.length, styles, distinct.length)
    const titles = groupedHead(head, groups)
    file.push(strToU8(XML + begin(widths, titles.rows.length) + titles.rows.map((row) => line(row, BOLD)).join('')))
    for await (const rows of batches) {
      file.push(strToU8(rows.map((row) => line(row)).join('')))
      yield* takeChunks()
    }
    file.push(strToU8(end(titles.merges)), true)
    yield* takeChunks()
  }
  zip.end()
  yield* takeChunks()
}
