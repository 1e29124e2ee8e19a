import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import { GetPageList } from '../contract.ts'
import { roomKey } from '../noun.ts'
import { conditionsOf } from './rows.ts'

export const roomKeyExporter = exporter({
  title: 'roomKey.book',
  query: GetPageList.in,
  noun: roomKey,
  columns: { ...columnsOf(roomKey), keys: 'text' },
  select: (ctx, query) =>
    ctx.scoped
      .rows('room_key')
      .selectAll()
      .where(conditionsOf(ctx)(query))
      .orderBy('handover_time', 'desc')
      .orderBy('id', 'desc'),
  shape: (_, rows) => rows.map((row) => ({ ...row, keys: row.keys.map(keyLabel) })),
})
