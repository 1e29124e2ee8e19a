import { GetPageList } from '@shouya/contract/controllers/FaultRepair'
import { type MessageKey, message } from '@shouya/contract/messages'
import { exporter } from '../../../registers/exporter.ts'
import { conditionsOf, downMinutes } from './rows.ts'

const modes: Readonly<Record<number, MessageKey>> = { 1: 'fault.mode1', 2: 'fault.mode2', 3: 'fault.mode3' }

export const faultRepairExporter = exporter({
  title: 'export.FaultRepair',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    device_type: { dict: 'device_type' },
    device_name: 'text',
    location: 'text',
    fault_time: 'text',
    fault_type: { dict: 'fault_type' },
    fault_desc: 'text',
    impact: { dict: 'impact_level' },
    urgency: { dict: 'urgency' },
    temp_measure: 'text',
    handle_mode: 'text',
    handle_result: 'text',
    recover_time: 'text',
    down_minutes: 'number',
    find_user_name: 'text',
    is_backfill: 'bool',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'fault_status' },
  },
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
