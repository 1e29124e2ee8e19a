import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { entryRevealed, lastEntry } from '../../../customForms/server/public.ts'
import type * as Contract from '../contract.ts'
import { findItem, issues } from './find.ts'
import { table } from './types.ts'

/** The sensitive values of what was handed in. The log records the access, not the values. */
export async function reveal(ctx: Ctx, { id }: Input<typeof Contract.Reveal>): Promise<Result<typeof Contract.Reveal>> {
  const row = await findItem(ctx, id)
  if (row.submission_id === null) return []
  if (row.submit_user_id !== ctx.user.userId && !(await issues(ctx, row.issue_id, 'audit'))) fail('NoOperation')
  const secrets = await entryRevealed(ctx, await lastEntry(ctx, row.submission_id))
  const message = secrets.map(({ path }) => path.join('.')).join(' ')
  ctx.note({ type: 3, table, id, billNo: row.bill_no, message })
  return secrets
}
