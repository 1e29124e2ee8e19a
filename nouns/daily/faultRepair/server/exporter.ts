import { message } from '@shouya/contract/messages'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { faultRepair } from '../noun.ts'
import { conditionsOf, downMinutes } from './rows.ts'

export const faultRepairExporter = exporter({
  title: 'faultRepair.book',
  query: GetPageList.in,
  noun: faultRepair,
  columns: columnsOf(faultRepair),
  select: (ctx, query) =>
    ctx.scoped
      .rows('fault_repair')
      .selectAll()
      .where(conditionsOf(query))
      .orderBy('fault_time', 'desc')
      .orderBy('id', 'desc'),
  shape: (ctx, rows) =>
    rows.map((row) => ({
      ...row,
      handle_mode: message(ctx.lang, `faultRepair.choice.handle_mode.${row.handle_mode as 1}`),
      down_minutes: downMinutes(row, ctx),
    })),
})
