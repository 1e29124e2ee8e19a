import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { equipmentDetail, GetPageList } from '../contract.ts'
import { equipment as noun } from '../noun.ts'
import { equipment } from './actions.ts'
import { remindOfDays } from './remindOfDays.ts'
import { conditionsOf, selectEquipment, withVendors } from './rows.ts'

export const manifest: Manifest = {
  actions: equipment,
  exporters: {
    Equipment: listExporter(noun, {
      query: GetPageList.in,
      conditionsOf,
      select: selectEquipment,
      shape: withVendors,
      order: ['dept_id', 'equip_no'],
    }),
  },
  readers: () => readersOf(noun),
  jobs: { equipment_days: { cron: '10 6 * * *', run: remindOfDays } },
  historians: { equipment: historianInScope('equipment', equipmentDetail) },
  recycled: { equipment: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'equipment',
    select: selectEquipment,
    says: ({ equip_no, name, dept_name, location }) => ({
      title: `${equip_no} ${name}`,
      note: `${dept_name} ${location}`,
    }),
  }),
  left: {
    equipment: (db) =>
      db
        .selectFrom('equipment')
        .innerJoin('dept as unit', 'unit.id', 'equipment.dept_id')
        .where('equipment.status', '<>', noun.states.codes.scrapped),
  },
}
