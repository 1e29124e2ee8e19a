import { fieldsWith, type Noun } from './noun.ts'

/** A line of a sheet: the fields that stand in it, and what stands between them. */
export type PaperLine = { readonly of: readonly string[]; readonly by: string }

/** What the head of a sheet says already. */
const inHead: readonly string[] = ['bill_no', 'dept_name', 'status', 'is_backfill']

/** The lines of a record on paper: as its noun says, otherwise each printed field but those of the head. */
export const paperLines = (noun: Noun): PaperLine[] => {
  const lines = noun.paper ?? fieldsWith(noun, 'printed').filter((name) => !inHead.includes(name))
  return lines.map((line) => (typeof line === 'string' ? { of: [line], by: '' } : line))
}
