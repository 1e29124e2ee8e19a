import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Awaited, DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import { moneyBox } from '../noun.ts'
import { isCourier, type } from '../rules.ts'
import { crewOf } from './parts.ts'
import type { Crew, MoneyBox } from './rules.ts'
import { signsOf } from './signs.ts'

const { permission, route, states } = moneyBox
const status = states.codes

/** Delivery and collection of the day: the people who must verify or sign, and the page for the caller. */
export async function handoverDuties({ db, user }: Ctx, { deptId, day }: DutyDay): Promise<[string, DutyPart][]> {
  const rows = await everything(db)
    .selectFrom('money_box')
    .selectAll()
    .where('dept_id', '=', deptId)
    .where('biz_date', '=', day)
    .where('handover_type', 'in', [type.morning, type.evening])
    .where('status', '<>', status.refused)
    .execute()
  const ids = rows.map(({ id }) => id)
  const crew = ids.length > 0 ? await crewOf(db, ids) : []
  const right = (operation: string) => can(user, permission, operation)
  const partOf = (of: number): DutyPart => {
    const row = rows.find(({ handover_type }) => handover_type === of)
    const list = right('query') ? route : null
    const own = user.deptId === deptId && (row === undefined || row.create_user_id === user.userId)
    const begun = row === undefined || row.status === status.draft
    if (begun && own && right(row ? 'edit' : 'add')) {
      const awaited = row ? [{ user_id: user.userId, name: user.name }] : null
      return { awaited, way: `${route}?new=${of}`, act: 'fill' }
    }
    if (!row) return { awaited: null, way: list, act: 'look' }
    const awaited = awaitedBy(row, crew)
    const isAwaited = awaited?.some((person) => person.user_id === user.userId) ?? false
    return { awaited, way: list && linkTo(moneyBox, row.id), act: isAwaited ? actOn(row, right) : 'look' }
  }
  return [type.morning, type.evening].map((of) => [`D_ESCORT${of}`, partOf(of)])
}

/** The action of an awaited person on a handover. */
function actOn({ status: now }: MoneyBox, right: (operation: string) => boolean): DutyPart['act'] {
  if (now === status.verified && right('sign')) return 'sign'
  return now === status.handedOver && (right('verify') || right('sign')) ? 'leave' : 'look'
}

/** The two people of the bank, then a courier of the crew; then anybody who can record the departure. */
function awaitedBy(row: MoneyBox, crew: readonly Crew[]): Awaited[] | null {
  if (row.status === status.draft) return null
  if (row.status === status.handedOver) return [{ user_id: row.bank_user1_id, name: row.bank_user1_name ?? '' }]
  if (row.status !== status.verified) return []
  const signed = signsOf(row).map(({ staff_id }) => staff_id)
  const couriers = crew.filter((member) => member.money_box_id === row.id && isCourier(member))
  const bank = [
    ...(row.bank_sign1 === null ? [{ user_id: row.bank_user1_id, name: row.bank_user1_name ?? '' }] : []),
    ...(row.bank_sign2 === null ? [{ user_id: row.bank_user2_id, name: row.bank_user2_name ?? '' }] : []),
  ]
  if (couriers.some(({ staff_id }) => signed.includes(staff_id))) return bank
  return [...bank, ...couriers.map(({ name }) => ({ user_id: null, name }))]
}
