import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { rectification } from '../noun.ts'
import { conditionsOf, extras, rowOf } from './rows.ts'

export const rectificationExporter = exporter({
  title: 'rectification.book',
  query: GetPageList.in,
  noun: rectification,
  columns: columnsOf(rectification),
  select: (ctx, query) =>
    ctx.scoped
      .rows('rectification')
      .selectAll()
      .select(extras(ctx))
      .where(conditionsOf(ctx)(query))
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc'),
  shape(ctx, rows) {
    const describe = rowOf(ctx)
    return rows.map((row) => ({ ...row, overdue: describe(row).overdue }))
  },
})
