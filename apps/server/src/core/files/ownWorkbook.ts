import type { Call, Principal } from '../context.ts'
import { ownContent } from './ownContent.ts'
import { XLSX } from './workbookFile.ts'

const LARGEST = 5 * 1_048_576

/** A loose workbook that the caller has uploaded; 1001 at `file_id` for anything else. */
export const ownWorkbook = (call: Call & { readonly user: Principal }, id: number) =>
  ownContent(call, id, { mime: XLSX, largest: LARGEST, otherwise: 'import.notXlsx' })
