import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetBookPageList } from '../contract.ts'
import { bookLine } from '../noun.ts'
import { bookConditions } from './book.ts'
import { bookLines } from './lines.ts'

/** The address book as the caller sees it, in its order. */
export const bookExporter = exporter({
  title: 'contact.book.title',
  query: GetBookPageList.in,
  noun: bookLine,
  columns: columnsOf(bookLine),
  select: (ctx, query) =>
    bookLines(ctx).selectAll('book').where(bookConditions(query)).orderBy('book.place').orderBy('book.id'),
  async shape(ctx, rows) {
    const labelOf = await dictLabels(ctx, bookLine.fields.post_code.dict)
    return rows.map((row) => ({ ...row, post: row.post ?? (row.post_code && labelOf(row.post_code)) }))
  },
})
