import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

/** The texts of all cells of a workbook's first sheet. */
export function xlsxTexts(file: string): string {
  const archive = unzipSync(readFileSync(file))
  const read = (name: string) => strFromU8(archive[name] ?? new Uint8Array())
  return read('xl/sharedStrings.xml') + read('xl/worksheets/sheet1.xml')
}
