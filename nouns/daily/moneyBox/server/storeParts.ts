import type { Ctx } from '@shouya/server/core/context.ts'
import type { Compared } from './boxes.ts'
import type { Member } from './crew.ts'

/** Crew and boxes of a draft, in place of those that it had. */
export async function storeParts(
  { db, user, now }: Ctx,
  id: number,
  crew: readonly Member[],
  items: readonly Compared[],
): Promise<void> {
  await db.deleteFrom('money_box_crew').where('money_box_id', '=', id).execute()
  await db.deleteFrom('money_box_item').where('money_box_id', '=', id).execute()
  if (crew.length > 0)
    await db
      .insertInto('money_box_crew')
      .values(
        crew.map((one, seq) => ({
          ...one,
          seq,
          money_box_id: id,
          verify_time: now,
          verify_user_id: user.userId,
        })),
      )
      .execute()
  if (items.length > 0)
    await db
      .insertInto('money_box_item')
      .values(items.map((one) => ({ ...one, money_box_id: id })))
      .execute()
}
