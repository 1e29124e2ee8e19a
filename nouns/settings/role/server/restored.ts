import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { beyond, checkReach, isAbove } from './rules.ts'

type Grant = { permission_id: string; operation: string }

/** A role comes back only by those who could have made it and given it what it had. */
export async function checkRestoredRole(
  ctx: Ctx,
  role: Selectable<DB['role']>,
  { role_grant: rows }: { role_grant: readonly Grant[] },
): Promise<void> {
  const grants = new Map<string, Set<string>>()
  for (const { permission_id, operation } of rows)
    grants.set(permission_id, (grants.get(permission_id) ?? new Set()).add(operation))
  if (isAbove(ctx, grants) || beyond(ctx, grants)) fail('OutOfScope', { reason: 'role.above' })
  await checkReach(ctx, role)
}
