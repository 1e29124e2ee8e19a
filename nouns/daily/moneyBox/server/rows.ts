import type { Row } from '@shouya/contract/action'
import { type MessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { crewOf, itemsOf, ownSeats } from './parts.ts'
import { isOfCompany, type MoneyBox, movesOf } from './rules.ts'
import { signsOf } from './signs.ts'

const status = moneyBox.states.codes

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Verified, and not signed by this person yet: for the bank, or as one of the crew. */
const unsignedBy = (userId: number) =>
  sql<boolean>`money_box.status = ${status.verified} and (money_box.bank_user1_id = ${userId} and money_box.bank_sign1 is null
    or money_box.bank_user2_id = ${userId} and money_box.bank_sign2 is null
    or exists (select from money_box_crew crew join escort_staff staff on staff.id = crew.staff_id
      where crew.money_box_id = money_box.id and staff.user_id = ${userId}
        and not money_box.escort_signs @> jsonb_build_array(jsonb_build_object('staff_id', staff.id))))`

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(moneyBox, query),
      ...when(query.escort_company_id, sql`money_box.escort_company_id = ${query.escort_company_id}`),
      ...when(query.route_id, sql`money_box.route_id = ${query.route_id}`),
      ...when(query.plate_no, sql`money_box.plate_no ilike ${`%${like(query.plate_no ?? '')}%`}`),
      ...when(query.differs, sql`not money_box.is_consistent`),
      ...when(
        query.box_no,
        sql`exists (select from money_box_item item where item.money_box_id = money_box.id
          and item.box_no like ${`${like(query.box_no?.toUpperCase() ?? '')}%`})`,
      ),
      ...when(
        query.staff_name,
        sql`exists (select from money_box_crew crew where crew.money_box_id = money_box.id
          and crew.name like ${`%${like(query.staff_name ?? '')}%`})`,
      ),
      ...when(query.backfill, sql`money_box.is_backfill`),
      ...when(query.special, sql`money_box.special_approve_no is not null`),
      ...when(query.mine, unsignedBy(user.userId)),
    ])

/** Rows of the list as the caller sees them. */
export async function listed(ctx: Ctx, rows: readonly MoneyBox[]): Promise<Row<typeof Contract.GetPageList>[]> {
  const ids = rows.map(({ id }) => id)
  return rows.map(seenBy(ctx, await ownSeats(ctx, ids)))
}

/** The caller's moves on a row, which depend on the crew members as whom the caller signs. */
const seenBy =
  ({ user, now, services }: Ctx, seats: ReadonlyMap<number, number>) =>
  (row: MoneyBox) => {
    const instantOf = (text: string) => instant(text, services.database.timezone)
    return { ...row, allowed: movesOf(row, { user, seat: seats.get(row.id) }, now, instantOf) }
  }

/** Rows with their crews, boxes and signatures, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly MoneyBox[]): Promise<Row<typeof Contract.Get>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [members, boxes, seats] = await Promise.all([crewOf(ctx.db, ids), itemsOf(ctx.db, ids), ownSeats(ctx, ids)])
  const crewBy = Map.groupBy(members, ({ money_box_id }) => money_box_id)
  const itemsBy = Map.groupBy(boxes, ({ money_box_id }) => money_box_id)
  return rows.map(seenBy(ctx, seats)).map((row) => {
    const crew = crewBy.get(row.id) ?? []
    const items = itemsBy.get(row.id) ?? []
    const whole = { ...row, crew, items }
    return {
      ...row,
      escort_signs: signsOf(row),
      signature_intact: isIntact(moneyBox, whole, ctx.services.database.timezone),
      signs_as: seats.get(row.id) ?? null,
      crew: crew.map(({ cert_reasons, ...member }) => ({
        ...member,
        reasons: cert_reasons.map((reason) => message(ctx.lang, reason as MessageKey)),
      })),
      items: isOfCompany(ctx.user) ? items.map((box) => ({ ...box, amount_declared: null })) : items,
    }
  })
}
