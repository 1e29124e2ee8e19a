import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { roomKeyDetail } from '../contract.ts'
import { roomKey } from './actions.ts'
import { lateDays, lateUnits } from './charts.ts'
import { keyCounters } from './counters.ts'
import { roomKeyExporter } from './exporter.ts'
import { foundHandovers } from './found.ts'
import { remindOverdue } from './overdue.ts'
import { roomKeyReader } from './reader.ts'

export const manifest: Manifest = {
  actions: roomKey,
  exporters: { RoomKey: roomKeyExporter },
  readers: () => ({ room_key: roomKeyReader }),
  jobs: { key_overdue: { cron: '*/10 * * * *', run: remindOverdue } },
  historians: { room_key: historianInScope('room_key', roomKeyDetail) },
  counters: keyCounters,
  charts: { key_late_days: lateDays, key_late_units: lateUnits },
  search: foundHandovers,
  left: {
    keys: (db) =>
      db
        .selectFrom('room_key_item')
        .innerJoin('room_key', 'room_key.id', 'room_key_item.room_key_id')
        .innerJoin('dept as unit', 'unit.id', 'room_key.dept_id')
        .where('room_key_item.open', '=', true),
  },
}
