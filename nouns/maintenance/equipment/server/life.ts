import type { Row } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import type * as Equipment from '../contract.ts'
import { eventKind } from '../noun.ts'
import { FAULTS } from './faults.ts'
import { REPAIR_PAGES } from './orders.ts'

type Lived = Row<typeof Equipment.Get>['life'][number]
type Device = { id: number; buy_date: string | null; warranty_end: string | null }

/** The most events and faults that the life of a device shows of each. */
const MOST = 100

const kinds = new Map<number, Lived['kind']>(
  Object.entries(eventKind).map(([name, kind]) => [kind, name as Lived['kind']]),
)
const nothing = { to_status: null, note: null, user_name: null, link: null }

/** What happened to a device, the last first. */
export async function lifeOf(ctx: Ctx, { id, buy_date, warranty_end }: Device): Promise<Lived[]> {
  const events = await ctx.db
    .selectFrom('equipment_event')
    .select(['day', 'kind', 'to_status', 'note', 'user_name'])
    .where('equipment_id', '=', id)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const of = (kind: Lived['kind'], day: string | null): Lived[] => (day === null ? [] : [{ ...nothing, kind, day }])
  const all = [
    ...events.map((row) => ({ ...nothing, ...row, kind: kinds.get(row.kind) ?? 'state' })),
    ...(await faultsOf(ctx, id)),
    ...(await ordersOf(ctx, id)),
    ...of('warranty', warranty_end !== null && warranty_end < todayOf(ctx) ? warranty_end : null),
    ...of('bought', buy_date),
  ]
  return all.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

/** The faults of a device that the caller may see, each with the day on which it worked again. */
async function faultsOf({ scoped, user }: Ctx, id: number): Promise<Lived[]> {
  if (!can(user, FAULTS.permission, 'query')) return []
  const faults = await scoped
    .rows('fault_repair')
    .select(['id', 'fault_time', 'fault_desc', 'find_user_name', 'recover_time', 'recover_user_name', 'handle_result'])
    .where('device_id', '=', id)
    .where('status', '<>', FAULTS.VOID)
    .orderBy('fault_time', 'desc')
    .limit(MOST)
    .execute()
  return faults.flatMap((row) => {
    const about = { to_status: null, link: linkTo(FAULTS, row.id) }
    const recovered: Lived[] =
      row.recover_time === null
        ? []
        : [
            {
              ...about,
              kind: 'recovered',
              day: row.recover_time.slice(0, 10),
              note: row.handle_result,
              user_name: row.recover_user_name,
            },
          ]
    const fault = { kind: 'fault', day: row.fault_time.slice(0, 10), note: row.fault_desc } as const
    return [...recovered, { ...about, ...fault, user_name: row.find_user_name }]
  })
}

/** The repair orders of a device that the caller may see, each with the day on which it was repaired, and what that has cost. */
async function ordersOf({ scoped, user }: Ctx, id: number): Promise<Lived[]> {
  const page = Object.values(REPAIR_PAGES).find(({ permission }) => can(user, permission, 'query'))
  if (!page) return []
  const orders = await scoped
    .rows('repair_order')
    .select([
      'id',
      'bill_no',
      'create_time',
      'fault_desc',
      'create_user_name',
      'fix_time',
      'fix_user_name',
      'deal_desc',
      'total_fee',
    ])
    .where('equipment_id', '=', id)
    .orderBy('create_time', 'desc')
    .limit(MOST)
    .execute()
  return orders.flatMap((row) => {
    const about = { to_status: null, link: linkTo(page, row.id) }
    const repaired: Lived[] =
      row.fix_time === null
        ? []
        : [
            {
              ...about,
              ...{ kind: 'repaired', day: row.fix_time.slice(0, 10), user_name: row.fix_user_name },
              note: `${row.deal_desc ?? ''} ¥${((row.total_fee ?? 0) / 100).toFixed(2)}`,
            },
          ]
    const asked = {
      kind: 'order',
      day: row.create_time.slice(0, 10),
      note: `${row.bill_no} ${row.fault_desc}`,
    } as const
    return [...repaired, { ...about, ...asked, user_name: row.create_user_name }]
  })
}
