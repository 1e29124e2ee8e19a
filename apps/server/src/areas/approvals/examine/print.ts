import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { paperHead } from '../../../registers/paper.ts'
import { examineStatuses } from '../run/states.ts'
import { findRequest } from './find.ts'
import { historyOf } from './history.ts'
import { requestShown } from './read.ts'

/** A request with its history as it goes onto paper: what the caller may see of it. The log says that it did. */
export async function printRequest(ctx: Ctx, { id }: Input<typeof OaExamine.GetPrint>) {
  const row = await findRequest(ctx, id)
  if (row.status === examineStatuses.draft) fail('WrongState')
  ctx.note({ table: 'appr_instance', id, billNo: row.bill_no ?? '' })
  return { ...(await paperHead(ctx)), request: await requestShown(ctx, row), history: await historyOf(ctx, row) }
}
