import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import type * as AdminDept from '../contract.ts'
import { lockTree } from './tree.ts'

/**
 * A unit that was entered by mistake. Whatever refers to it by a foreign key stops the statement itself with 1006; scopes
 * of roles and accounts name units in lists, which the database does not watch.
 */
export const removeDept: Handler<typeof AdminDept.Delete> = async (ctx, { id, version }) => {
  await lockTree(ctx.db)
  const before = await findSeen(ctx, 'dept', { id, version })
  const chosen = sql<boolean>`${id} = any(scope_dept_ids)`
  const role = await ctx.db.selectFrom('role').select('id').where(chosen).executeTakeFirst()
  const account = await everything(ctx.db).selectFrom('sys_user').select('id').where(chosen).executeTakeFirst()
  if (role || account) fail('InUse')
  await everything(ctx.db).deleteFrom('dept').where('id', '=', id).execute()
  await notify(ctx.db, { type: 'permission' })
  ctx.note({ table: 'dept', id, before, after: {} })
  return null
}
