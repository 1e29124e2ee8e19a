import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { securityCheck } from '../noun.ts'
import { conditionsOf, itemValues } from './rows.ts'

export const securityCheckExporter = exporter({
  title: 'securityCheck.file',
  query: GetPageList.in,
  noun: securityCheck,
  columns: { ...columnsOf(securityCheck), rectify_progress: 'text' },
  select: (ctx, query) =>
    ctx.scoped
      .rows('security_check')
      .selectAll()
      .select(itemValues)
      .where(conditionsOf(ctx)(query))
      .orderBy('biz_date', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) =>
    rows.map((row) => ({
      ...row,
      rectify_progress: row.rectify_count === 0 ? null : `${row.rectify_closed}/${row.rectify_count}`,
    })),
})
