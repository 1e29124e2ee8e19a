import { type Fielded, fieldsWith, type PaperLine } from './noun.ts'

/** What the head of a sheet says already, or the number of a row. */
const elsewhere: readonly string[] = ['bill_no', 'dept_name', 'status', 'is_backfill', 'seq']

type OnPaper = Fielded & { readonly paper?: readonly (string | PaperLine)[] }

/**
 * The lines of a record on paper, or the columns of its part: as the noun says, otherwise each printed field that does not stand
 * elsewhere on the sheet.
 */
export const paperLines = (of: OnPaper): PaperLine[] => {
  const lines = of.paper ?? fieldsWith(of, 'printed').filter((name) => !elsewhere.includes(name))
  return lines.map((line) => (typeof line === 'string' ? { of: [line], by: '' } : line))
}
