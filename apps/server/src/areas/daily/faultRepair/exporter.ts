import { GetPageList } from '@shouya/contract/controllers/FaultRepair'
import { type MessageKey, message } from '@shouya/contract/messages'
import { faultRepair } from '@shouya/contract/nouns/faultRepair/noun'
import { exporter } from '../../../registers/exporter.ts'
import { columnsOf } from '../../../registers/nounColumns.ts'
import { conditionsOf, downMinutes } from './rows.ts'

const modes: Readonly<Record<number, MessageKey>> = { 1: 'fault.mode1', 2: 'fault.mode2', 3: 'fault.mode3' }

export const faultRepairExporter = exporter({
  title: 'export.FaultRepair',
  query: GetPageList.in,
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
      handle_mode: message(ctx.lang, modes[row.handle_mode] ?? 'fault.mode1'),
      down_minutes: downMinutes(row, ctx),
    })),
})
