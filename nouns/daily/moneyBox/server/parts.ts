import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import type { Compared } from './boxes.ts'
import type { Member } from './crew.ts'
import { isOfCompany } from './rules.ts'

const tables = ['money_box_crew', 'money_box_item'] as const

/** The crews of handovers, in the order of verification. */
export const crewOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_crew')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('seq')
    .execute()

/** The boxes of handovers, in the order of scanning. */
export const itemsOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_item')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('id')
    .execute()

/** The crew members as whom the caller signs: the company's people, by their accounts. */
export async function ownSeats(
  { db, user }: Pick<Ctx, 'db' | 'user'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (!isOfCompany(user) || ids.length === 0) return new Map()
  const seats = await db
    .selectFrom('money_box_crew')
    .select(['money_box_id', 'staff_id'])
    .where('money_box_id', 'in', ids)
    .where(sql<boolean>`staff_id = (select own.id from escort_staff own where own.user_id = ${user.userId})`)
    .execute()
  return new Map(seats.map(({ money_box_id, staff_id }) => [money_box_id, staff_id]))
}

/** Removes crew and boxes of a draft before they are written again. */
export async function removeParts(db: Ctx['db'], id: number): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('money_box_id', '=', id).execute()
}

/** Inserts crew and boxes after their verification. */
export async function storeParts(
  { db, user, now }: Ctx,
  money_box_id: number,
  { crew, items }: { crew: readonly Member[]; items: readonly Compared[] },
): Promise<void> {
  const by = { money_box_id, verify_time: now, verify_user_id: user.userId }
  const members = crew.map((member, seq) => ({ ...member, seq, ...by }))
  if (members.length > 0) await db.insertInto('money_box_crew').values(members).execute()
  const boxes = items.map((item) => ({ ...item, money_box_id }))
  if (boxes.length > 0) await db.insertInto('money_box_item').values(boxes).execute()
}
