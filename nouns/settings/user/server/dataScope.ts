import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { checkReach } from '../../role/server/rules.ts'
import { isOutsider } from '../rules.ts'

type Reach = Pick<Selectable<DB['sys_user']>, 'data_scope' | 'scope_dept_ids'>
type Wanted = { user_type: number; data_scope?: number | null | undefined; scope_dept_ids?: number[] | undefined }

const CHOSEN = 2
const none: Reach = { data_scope: null, scope_dept_ids: [] }

/**
 * What an account is to see in the place of what its roles say (domain 1.2), and whether that is new. It is a grant: given
 * by those who may grant, within what they see. Outsiders see their party's rows whatever stands here.
 */
export function dataScopeOf(ctx: Ctx, wanted: Wanted, before: Reach = none): Promise<Reach & { changed: boolean }> {
  const scope = wanted.data_scope === undefined ? before.data_scope : wanted.data_scope
  const units = wanted.scope_dept_ids ?? before.scope_dept_ids
  const reach = { data_scope: scope, scope_dept_ids: scope === CHOSEN ? [...new Set(units)] : [] }
  return checked(ctx, wanted, reach, before)
}

async function checked(ctx: Ctx, { user_type }: Wanted, reach: Reach, before: Reach) {
  const key = ({ data_scope, scope_dept_ids }: Reach) => `${data_scope} ${[...scope_dept_ids].sort().join()}`
  const changed = key(reach) !== key(before)
  if (reach.data_scope !== null && isOutsider({ user_type })) failAt('data_scope', 'user.refused.scopeOutside')
  if (!changed) return { ...reach, changed }
  if (!can(ctx.user, 'sys_role', 'grant')) fail('NoOperation', { reason: 'user.refused.scopeGrant' })
  const { data_scope, scope_dept_ids } = reach
  if (data_scope !== null) {
    const had = before.data_scope === null ? undefined : { ...before, data_scope: before.data_scope }
    await checkReach(ctx, { data_scope, scope_dept_ids }, had)
  }
  return { ...reach, changed }
}
