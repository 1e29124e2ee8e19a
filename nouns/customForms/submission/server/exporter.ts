import { compile } from '@shouya/forms/compile'
import { labelOf } from '@shouya/forms/readOptions'
import type { Ctx } from '@shouya/server/core/context.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter, type FurtherColumn } from '@shouya/server/registers/exporter.ts'
import { publishedDocument } from '../../document/server/published.ts'
import { GetSubmissionList } from '../contract.ts'
import { submission } from '../noun.ts'
import { cellName, exportCells, kindOf } from './exportCells.ts'
import { latestEntries } from './latest.ts'
import { readableBy } from './readable.ts'
import { conditionsOf } from './rows.ts'

/** Submissions: with their summary, and for one form with all of its fields. */
export const submissionExporter = exporter({
  title: 'submission.list',
  query: GetSubmissionList.in,
  noun: submission,
  columns: columnsOf(submission),

  /** The fields of all versions that the caller may read, each with the label of the newest version that has it. */
  async further(ctx, { form_id }) {
    if (form_id === undefined) return []
    const versions = await ctx.db
      .selectFrom('form_version')
      .select(['id', 'document_hash'])
      .where('form_id', '=', form_id)
      .orderBy('version_no', 'desc')
      .execute()
    const columnsByModel = new Map<string, FurtherColumn>()
    for (const version of versions)
      for (const [model, field] of compile(await publishedDocument(ctx.db, version)).top.byModel) {
        if (field.kind === undefined || !readableBy(ctx)(field)) continue
        const column = columnsByModel.get(model)
        const kind = kindOf(field)
        if (!column) columnsByModel.set(model, { field: cellName(model), title: labelOf(field.field), kind })
        else if (column.kind !== kind) columnsByModel.set(model, { ...column, kind: 'text' })
      }
    return [...columnsByModel.values()]
  },

  select: (ctx, query) =>
    ctx.scoped
      .rows('form_submission')
      .selectAll()
      .where(conditionsOf(query))
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc'),

  async shape(ctx, found, { form_id }) {
    // The number of corrections, as in the list, not of entries.
    const rows = found.map((row) => ({ ...row, entry_no: row.entry_no - 1 }))
    if (form_id === undefined) return rows
    const ids = rows.map(({ id }) => id)
    const cells = new Map(await cellsOf(ctx, ids))
    return rows.map((row) => ({ ...row, ...cells.get(row.id) }))
  },
})

/** The latest entries of some submissions as cells. */
async function cellsOf(ctx: Ctx, ids: readonly number[]): Promise<[number, object][]> {
  const entries = await latestEntries(ctx, ids)
  return [...entries].map(([id, entry]) => [id, exportCells(entry, readableBy(ctx), ctx.lang)])
}
