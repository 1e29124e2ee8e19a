import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import type { Selectable } from 'kysely'

export type Submission = Selectable<DB['form_submission']>

const HOUR = 3_600_000

/** Query of the caller's own submissions, in whichever unit they are now. */
export const own = ({ db, user }: Ctx) =>
  scopedBy(everything(db), { ...user, scope: { kind: 'self', userId: user.userId } })

/** A submission that the caller may read: an own one, or with `query` one in scope. */
export async function findSubmission(ctx: Ctx, id: number): Promise<Submission> {
  const ownRow = await own(ctx).rows('form_submission').selectAll().where('id', '=', id).executeTakeFirst()
  if (ownRow) return ownRow
  const row = await find(ctx, 'form_submission', id)
  return can(ctx.user, 'queryForm', 'query') ? row : fail('OutOfScope')
}

/** The hours left to correct a submission; null if there are none, it is another person's, or is corrected where it was asked for. */
export async function hoursToCorrect(
  ctx: Ctx,
  { create_user_id, create_time, ref_table }: Submission,
): Promise<number | null> {
  if (ref_table !== null) return null
  const hours = await ctx.services.settings.get('register.edit_hours')
  const since = instant(create_time, ctx.services.database.timezone).getTime()
  return create_user_id === ctx.user.userId && ctx.now.getTime() - since <= hours * HOUR ? hours : null
}

/** An own submission that may be corrected, in the version the caller saw, locked. */
export async function correctable(ctx: Ctx, id: number, version: number | undefined): Promise<Submission> {
  const row = await own(ctx).rows('form_submission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) {
    await find(ctx, 'form_submission', id)
    return fail('OutOfScope')
  }
  checkVersion(row, version)
  if ((await hoursToCorrect(ctx, row)) === null)
    fail('WrongState', {
      reason: 'submission.refused.correctHours',
      params: { hours: await ctx.services.settings.get('register.edit_hours') },
    })
  return row
}
