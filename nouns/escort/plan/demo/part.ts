import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Kysely, sql } from 'kysely'
import { fillBoxes } from '../../box/demo/fillBoxes.ts'
import { layRoutes } from '../../route/demo/layRoutes.ts'
import { carrierOf, teamsFor } from './crews.ts'
import { PAST_DAYS, planRows } from './planRows.ts'

export const part: DemoPart = {
  title: 'escort routes, plans and boxes',
  after: ['escort'],
  tables: [
    'escort_route',
    'escort_route_stop',
    'escort_plan',
    'escort_plan_stop',
    'escort_plan_crew',
    'escort_plan_change',
    'box',
  ],
  fill: fillPlans,
}

/**
 * Routes, plans of sixty days and tomorrow, and boxes (domain 16.1) for the company that carries them, whose vehicles
 * and people exist already. Without one, only boxes.
 */
async function fillPlans(tx: Kysely<DB>, { days }: Ground) {
  const outlets = await tx
    .selectFrom('dept')
    .select(['id', 'dept_code', 'dept_name', 'path'])
    .where('dept_type', '=', 4)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  const carrier = await carrierOf(tx, days.day(-PAST_DAYS), days.day(1))
  const boxes = await fillBoxes(tx, outlets, days, carrier?.admin ?? null)
  if (!carrier) return { plans: 0, boxes }
  const served = outlets.filter(({ path }) =>
    carrier.paths.some((ancestor) => path === ancestor || path.startsWith(`${ancestor}.`)),
  )
  const routes = layRoutes(served).map((route, index) => ({ ...route, id: index + 1 }))
  const names = await tx
    .selectFrom('dept')
    .select(['path', 'short_name', 'dept_name'])
    .where('dept_type', '=', 2)
    .execute()
  const counts = {
    create_user_id: carrier.admin?.id ?? null,
    create_user_name: carrier.admin?.name ?? null,
    create_time: new Date(days.at(-300, 10 * 60)).toISOString(),
  }
  const nameOf = (branch: string, no: number) => {
    const unit = names.find(({ path }) => path === branch)
    return `${(unit?.short_name ?? unit?.dept_name ?? '').replace(/分行$/, '')}${'一二三四五六'[no] ?? no + 1}线`
  }
  const routesOf = new Map<string, number>()
  await insertRows(
    tx,
    'escort_route',
    routes.map(({ id, branch }) => {
      const no = routesOf.get(branch) ?? 0
      routesOf.set(branch, no + 1)
      return {
        id,
        escort_company_id: carrier.id,
        route_no: String(id).padStart(2, '0'),
        route_name: nameOf(branch, no),
        status: 1,
        ...counts,
        version: 1,
      }
    }),
  )
  await insertRows(
    tx,
    'escort_route_stop',
    routes.flatMap(({ id, stops }) => stops.map((stop, index) => ({ route_id: id, seq: index + 1, ...stop }))),
  )
  const { teams, spare } = teamsFor(carrier, routes)
  const shown = outlets.find(({ dept_code }) => dept_code === SHOWN_OUTLET)?.id
  const rows = planRows({ days, carrier, routes, teams, spare, shown })
  await insertRows(tx, 'escort_plan', rows.plans)
  await insertRows(tx, 'escort_plan_stop', rows.stops)
  await insertRows(tx, 'escort_plan_crew', rows.crew)
  await sql`select setval(pg_get_serial_sequence('escort_plan_change', 'id'), 1, false)`.execute(tx)
  await insertRows(
    tx,
    'escort_plan_change',
    rows.changes.map((change, index) => ({ id: index + 1, ...change })),
  )
  return { plans: rows.plans.length, boxes }
}
