import type { Manifest } from '@shouya/nouns/manifest.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import { GetPageList, roomKeyDetail } from '../contract.ts'
import { roomKey as noun } from '../noun.ts'
import { roomKey } from './actions.ts'
import { lateDays, lateUnits } from './charts.ts'
import { remindOverdue } from './overdue.ts'
import { remindSource } from './remindSource.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: roomKey,
  exporters: {
    RoomKey: listExporter(noun, {
      query: GetPageList.in,
      conditionsOf,
      columns: { ...columnsOf(noun), keys: 'text' },
      shape: (_, rows) => rows.map((row) => ({ ...row, keys: row.keys.map(keyLabel) })),
    }),
  },
  readers: () => readersOf(noun),
  jobs: { key_overdue: { cron: '*/10 * * * *', run: remindOverdue } },
  historians: { room_key: historianInScope('room_key', roomKeyDetail) },
  retained: {
    room_key: retained(noun, {
      over: ['done', 'returned', 'refused', 'void'],
      ended: 'return_time',
      kept: 'key',
      parts: { room_key_item: 'room_key_id' },
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  charts: { key_late_days: lateDays, key_late_units: lateUnits },
  search: foundOf(noun, {
    kind: 'handover',
    time: 'handover_time',
    says: ({ bill_no, dept_name, biz_date }) => ({ title: bill_no, note: `${dept_name} ${biz_date}` }),
  }),
  left: {
    keys: (db) =>
      db
        .selectFrom('room_key_item')
        .innerJoin('room_key', 'room_key.id', 'room_key_item.room_key_id')
        .innerJoin('dept as unit', 'unit.id', 'room_key.dept_id')
        .where('room_key_item.open', '=', true),
  },
  remindSources: [remindSource],
}
