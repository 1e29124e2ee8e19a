import { filtersOf } from '@shouya/noun/counters'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { counted } from '@shouya/server/core/counts/counted.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, repairDetail } from '../contract.ts'
import { repairOrder as noun, REQUESTERS, REQUESTS } from '../noun.ts'
import { repair } from './actions.ts'
import { repairCharts } from './charts.ts'
import { confirmByClock, remindOfLate } from './clock.ts'
import { feeEffects } from './effects.ts'
import { conditionsOf, detailsOf, selectOrders } from './rows.ts'

const isRequester = ({ user }: Ctx) => can(user, REQUESTERS, 'query')
const isManager = ({ user }: Ctx) => can(user, noun.permission, 'query')

export const manifest: Manifest = {
  actions: repair,
  exporters: {
    Repair: listExporter(noun, { query: GetPageList.in, conditionsOf, select: selectOrders }),
  },
  readers: () => readersOf(noun, [REQUESTERS]),
  jobs: {
    auto_confirm: { cron: '0 * * * *', run: confirmByClock, told: 'repairs are confirmed or closed by the clock' },
    repair_overdue: { cron: '*/10 * * * *', run: remindOfLate },
  },
  historians: { repair_order: historianInScope('repair_order', repairDetail) },
  archived: {
    repair_order: archivable(noun, {
      ...{ final: ['done'], dropped: ['cancelled'], ended: 'close_time', kept: [{ as: 'repair' }] },
      parts: { repair_part: 'order_id', repair_flow: 'order_id' },
      period: ({ create_time }) => create_time.slice(0, 7),
      title: ({ device_name }) => device_name,
      select: selectOrders,
      detailed: detailsOf,
    }),
  },
  subscribers: { maintenance: feeEffects },
  // Those who ask for repairs count on their page, branch and vendor on theirs.
  counters: (ctx) =>
    Object.fromEntries(
      Object.entries(noun.counters).flatMap(([name, counter]) => {
        const may = 'list' in counter ? isRequester(ctx) : isManager(ctx)
        const filters = { keywords: '', include_child: 1 as const, ...filtersOf(counter, '') }
        return may ? [[name, counted(ctx.scoped.rows('repair_order').where(conditionsOf(ctx)(filters)))]] : []
      }),
    ),
  charts: repairCharts,
  search: async (ctx, keywords) => {
    const found = foundOf(isManager(ctx) ? noun : { ...noun, permission: REQUESTERS, route: REQUESTS }, {
      kind: 'repair',
      time: 'create_time',
      says: ({ bill_no, dept_name, device_name, fault_desc }) => ({
        title: `${bill_no} ${device_name}`,
        note: `${dept_name} ${fault_desc}`,
      }),
    })
    return found(ctx, keywords)
  },
  left: {
    repairs: (db) =>
      db
        .selectFrom('repair_order')
        .innerJoin('dept as unit', 'unit.id', 'repair_order.dept_id')
        .where('repair_order.holds_device', '=', true),
  },
}
