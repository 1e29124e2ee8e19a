import { Readable } from 'node:stream'
import type { Ctx } from '@shouya/server/core/context.ts'
import { inThread } from '@shouya/server/core/pdf/inThread.ts'
import type { Outcome } from '@shouya/server/core/pdf/pdfWorker.ts'
import type { Archivable, PaperRecord } from '@shouya/server/noun/paper/archivable.ts'
import { formOf, papersOf } from '@shouya/server/noun/paper/paperOf.ts'
import { type Category, categoryOf } from '../rules.ts'

/** The paper of a record, stored and ready to be filed. */
export type Drawn = {
  record: PaperRecord
  category: Category
  title: string
  period: string
  file: { sha256: string; size: number; pages: number | null }
}

/** Draws the papers of records outside of a transaction; null where their thread could not. */
export async function drawn(ctx: Ctx, said: Archivable, records: readonly PaperRecord[]): Promise<Drawn[] | null> {
  const { kept, papers } = await toDraw(ctx, said, records)
  const outcomes = await inThread(papers.map((paper) => ({ do: 'draw', paper })))
  return outcomes && storeDrawn(ctx, said, kept, outcomes)
}

/** The records that have a category, with what their papers say. */
export async function toDraw(ctx: Ctx, said: Archivable, records: readonly PaperRecord[]) {
  const kept = records.filter((record) => categoryIn(said, record) !== undefined)
  return { kept, papers: await papersOf(ctx, said, kept) }
}

/** Stores the drawn papers of records, in their order. */
export async function storeDrawn(
  ctx: Ctx,
  said: Archivable,
  kept: readonly PaperRecord[],
  outcomes: readonly Outcome[],
): Promise<Drawn[]> {
  const all: Drawn[] = []
  for (const [index, { content, pages }] of outcomes.entries()) {
    const record = kept[index] as PaperRecord
    const stored = await ctx.services.files.put(Readable.from([Buffer.from(content as Uint8Array)]))
    all.push({
      record,
      category: categoryIn(said, record) as Category,
      title: `${formOf(ctx, said)} ${said.title(record)}`.trim(),
      period: said.period(record),
      file: { ...stored, pages },
    })
  }
  return all
}

function categoryIn({ kept }: Archivable, record: PaperRecord): Category | undefined {
  const first = kept.find(({ where = {} }) =>
    Object.entries(where).every(([column, value]) => record[column] === value),
  )
  return first && categoryOf(first.as)
}
