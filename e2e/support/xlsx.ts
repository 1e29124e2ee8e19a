import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

/** All texts of the cells of a workbook's first sheet, without Excel. */
export function xlsxTexts(file: string): string {
  const parts = unzipSync(readFileSync(file))
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  return read('xl/sharedStrings.xml') + read('xl/worksheets/sheet1.xml')
}
