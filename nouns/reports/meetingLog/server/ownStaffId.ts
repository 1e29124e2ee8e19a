import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'

/** The person of an escort company whose account the caller has; null for everybody else. */
export async function ownStaffId({ db, user }: Pick<Ctx, 'db' | 'user'>): Promise<number | null> {
  const staff = await everything(db)
    .selectFrom('escort_staff')
    .select('id')
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  return staff?.id ?? null
}
