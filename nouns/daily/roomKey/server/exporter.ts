import { exporter } from '@shouya/server/registers/exporter.ts'
import { keyLabel } from '../../keyLedger/server/rules.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf } from './rows.ts'

export const roomKeyExporter = exporter({
  title: 'export.RoomKey',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    handover_time: 'text',
    keys: 'text',
    handover_type: { dict: 'key_handover_type' },
    from_user_name: 'text',
    to_user_name: 'text',
    supervisor_user_name: 'text',
    expect_return_time: 'text',
    return_time: 'text',
    reason: 'text',
    oa_examine_no: 'text',
    seal_before: 'text',
    seal_after: 'text',
    is_backfill: 'bool',
    create_user_name: 'text',
    create_time: 'text',
    status: { dict: 'key_status' },
  },
  select: (ctx, query) =>
    ctx.scoped
      .rows('room_key')
      .selectAll()
      .where(conditionsOf(ctx, query))
      .orderBy('handover_time', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) => rows.map((row) => ({ ...row, keys: row.keys.map(keyLabel) })),
})
