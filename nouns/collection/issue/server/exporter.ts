import { message } from '@shouya/contract/messages'
import type { FormDocument } from '@shouya/forms/document'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { find } from '@shouya/server/registers/find.ts'
import {
  batchLines,
  exportCells,
  formBatches,
  formColumns,
  latestEntries,
  publishedDocument,
  readableBy,
} from '../../../customForms/server/public.ts'
import { issueItem } from '../../issueItem/noun.ts'
import { GetItemList } from '../contract.ts'
import { itemConditions, itemsOfIssues } from './items.ts'
import { table } from './types.ts'

/**
 * What was handed in for a collection (domain 6.2): a row for each receiver and a column for each field of its form; each batch of
 * the form on a sheet of its own, a line for each of its rows. Sensitive values are masked.
 */
export const itemExporter = exporter({
  title: 'issueItem.book',
  query: GetItemList.in,
  noun: issueItem,
  columns: columnsOf(issueItem),
  find: (ctx, { issue_id }) => find(ctx, table, issue_id),

  async further(ctx, { issue_id }) {
    const document = await documentOf(ctx, issue_id)
    return document ? formColumns(document, readableBy(ctx)) : []
  },

  select: (ctx, query) =>
    itemsOfIssues(ctx).where(itemConditions(query)).orderBy('issue_item.dept_id').orderBy('issue_item.id'),

  async shape(ctx, rows) {
    const entries = await latestEntries(ctx, submissionsOf(rows))
    return rows.map((row) => {
      const entry = entries.get(row.submission_id ?? 0)
      return entry ? { ...row, ...exportCells(entry, readableBy(ctx), ctx.lang) } : row
    })
  },

  async sheets(ctx, { issue_id }) {
    const document = await documentOf(ctx, issue_id)
    if (!document) return []
    const receiver = { field: 'dept_name', title: receiverTitle(ctx), kind: 'text' } as const
    return formBatches(document, readableBy(ctx)).map(({ model, title, columns }) => ({
      title,
      columns: [receiver, ...columns],
      async lines(rows: { submission_id: number | null; dept_name: string }[]) {
        const entries = await latestEntries(ctx, submissionsOf(rows))
        return rows.flatMap(({ submission_id, dept_name }) => {
          const entry = entries.get(submission_id ?? 0)
          const own = entry ? batchLines(entry, model, readableBy(ctx), ctx.lang) : []
          return own.map((line) => ({ dept_name, ...line }))
        })
      },
    }))
  },
})

const submissionsOf = (rows: readonly { submission_id: number | null }[]) =>
  rows.flatMap(({ submission_id }) => submission_id ?? [])

const receiverTitle = ({ lang }: Ctx) => message(lang, 'issueItem.field.dept_name')

/** The form of a collection, in the version that everybody fills in. */
async function documentOf({ db }: Ctx, id: number): Promise<FormDocument | null> {
  const row = await everything(db)
    .selectFrom('issue')
    .innerJoin('form_version', 'form_version.id', 'issue.form_version_id')
    .select(['form_version.id', 'document_hash'])
    .where('issue.id', '=', id)
    .executeTakeFirst()
  return row ? publishedDocument(db, row) : null
}
