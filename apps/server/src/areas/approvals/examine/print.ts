import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { paperHead } from '../../../registers/paper.ts'
import { examineStatuses } from '../run/states.ts'
import { history } from './history.ts'
import { getRequest } from './read.ts'

/** A request with its history as it goes onto paper: what the caller may see of it. The log says that it did. */
export async function printRequest(ctx: Ctx, { id }: Input<typeof OaExamine.GetPrint>) {
  const request = await getRequest(ctx, { id })
  if (request.status === examineStatuses.draft) fail('WrongState')
  ctx.note({ table: 'appr_instance', id, billNo: request.bill_no ?? '' })
  return { ...(await paperHead(ctx)), request, history: await history(ctx, { id }) }
}
