import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = { sheet: string; shared?: string; styles?: string; more?: Record<string, string> }

export const inSheet = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
export const cell = (address: string, text = 'x') => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
export const row = (rowNumber: number, cells: string) => `<row r="${rowNumber}">${cells}</row>`
export const titles = row(1, cell('A1', '机构编码') + cell('B1', '机构名称'))

/** A minimal workbook of one sheet, with arbitrary content. */
export function workbookOf({ sheet, shared, styles, more = {} }: Parts): Buffer {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}${relation('rId3', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': shared }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
    ...more,
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(packed), { level: 9 }))
}

/** The archive with a directory that claims each file unpacks to so many bytes. */
export function withTotals(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip)
  for (let offset = changed.indexOf('PK\x01\x02'); offset >= 0; offset = changed.indexOf('PK\x01\x02', offset + 4))
    changed.writeUInt32LE(bytes, offset + 24)
  return changed
}

/** The archive with a file renamed to a name of the same length. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}
