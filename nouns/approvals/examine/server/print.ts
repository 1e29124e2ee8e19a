import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { findRequest } from '../../request/server/find.ts'
import { examineStatuses } from '../../request/server/states.ts'
import type * as OaExamine from '../contract.ts'
import { historyOf } from './history.ts'
import { requestShown } from './read.ts'

/** A request with its history as it goes onto paper: what the caller may see of it. The log says that it did. */
export async function printRequest(ctx: Ctx, { id }: Input<typeof OaExamine.GetPrint>) {
  const row = await findRequest(ctx, id)
  if (row.status === examineStatuses.draft) fail('WrongState')
  ctx.note({ table: 'appr_instance', id, billNo: row.bill_no ?? '' })
  return { ...(await paperHead(ctx)), request: await requestShown(ctx, row), history: await historyOf(ctx, row) }
}
