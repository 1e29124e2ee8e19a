import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { type Notice, status } from './rules.ts'
import { managedBy, receivedIn } from './visible.ts'

/** Is the notice there at all? 1002, 1004 for one that was withdrawn from the caller, else 403. */
async function failUnseen({ db, user }: Ctx, id: number): Promise<never> {
  const there = await everything(db)
    .selectFrom('notice')
    .select([
      'status',
      sql<boolean>`exists (select from notice_read where notice_id = notice.id and user_id = ${user.userId})`.as(
        'known',
      ),
    ])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  if (!there) fail('NotFound')
  if (there.status === status.withdrawn && there.known) fail('WrongState', { reason: 'notice.refused.gone' })
  fail('OutOfScope')
}

/** A notice that is published to the caller. */
export async function findReceived(ctx: Ctx, id: number): Promise<Notice> {
  const row = await everything(ctx.db)
    .selectFrom('notice')
    .selectAll()
    .where('id', '=', id)
    .where(receivedIn(ctx.user.deptId))
    .executeTakeFirst()
  return row ?? failUnseen(ctx, id)
}

/** A notice whose management the caller sees: of a unit in scope, or published into it. */
export async function findManaged(ctx: Ctx, id: number): Promise<Notice> {
  const row = await everything(ctx.db)
    .selectFrom('notice')
    .selectAll()
    .where('id', '=', id)
    .where(managedBy(ctx))
    .executeTakeFirst()
  return row ?? failUnseen(ctx, id)
}

/** A notice of a unit in scope; locked where the caller changes it. */
export async function findOwn(ctx: Ctx, id: number, lock?: 'lock'): Promise<Notice> {
  const row = await find(ctx, 'notice', id, lock)
  return row.is_deleted ? fail('NotFound') : row
}

/** Does the caller manage what is published into the own scope? Else only what was received counts. */
export const manages = ({ user }: Ctx): boolean => can(user, 'sys_notice', 'query')
