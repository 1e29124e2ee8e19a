import { GetPageList } from '@shouya/contract/controllers/FaultRepair'
import { message } from '@shouya/contract/messages'
import { faultRepair } from '@shouya/contract/nouns/faultRepair/noun'
import { columnsOf } from '../../../noun/columns.ts'
import { exporter } from '../../../registers/exporter.ts'
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
