import { readSheet as read } from 'read-excel-file/universal'
import { failAt } from '../failure.ts'
import type { Cell } from './cellText.ts'
import { inflatedSize } from './inflatedSize.ts'

const MOST_BYTES = 48 * 1_048_576

/** The rows of a workbook's first sheet; 1001 at `file_id` for what is none, or too large to be read in one piece. */
export async function readSheet(content: Buffer<ArrayBuffer>): Promise<Cell[][]> {
  if (inflatedSize(content) > MOST_BYTES) failAt('file_id', 'import.unreadable')
  const { buffer, byteOffset, byteLength } = content
  try {
    return (await read(buffer.slice(byteOffset, byteOffset + byteLength))) as unknown as Cell[][]
  } catch {
    // Whatever is wrong with somebody's file: they can open it and save it anew.
    failAt('file_id', 'import.unreadable')
  }
}
