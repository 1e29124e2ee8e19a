import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { localTime } from '../../../core/time/local.ts'
import { examineStatuses } from '../run/states.ts'
import { history } from './history.ts'
import { getRequest } from './read.ts'

const bankName = { CN: 'platform.bank_name', HK: 'platform.bank_name_hk', US: 'platform.bank_name_us' } as const

/** A request with its history as it goes onto paper: what the caller may see of it. The log says that it did. */
export async function printRequest(ctx: Ctx, { id }: Input<typeof OaExamine.GetPrint>) {
  const request = await getRequest(ctx, { id })
  if (request.status === examineStatuses.draft) fail('WrongState')
  ctx.note({ table: 'appr_instance', id, billNo: request.bill_no ?? '' })
  const { settings, database } = ctx.services
  return {
    bank_name: await settings.get(bankName[ctx.lang]),
    printed_by: ctx.user.name,
    printed_time: localTime(ctx.now, database.timezone),
    request,
    history: await history(ctx, { id }),
  }
}
