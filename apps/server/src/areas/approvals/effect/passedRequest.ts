import type { Ctx } from '../../../core/context.ts'
import { examineStatuses } from '../run/states.ts'
import { revoked } from './permits.ts'

/** Whether a request of this number has passed and was not revoked since. One bit: whoever names it need not read it. */
export async function isPassedRequest({ db }: Pick<Ctx, 'db'>, bill_no: string): Promise<boolean> {
  const found = await db
    .selectFrom('appr_instance')
    .select('id')
    .where('bill_no', '=', bill_no)
    .where('appr_instance.status', '=', examineStatuses.approved)
    .where((eb) => eb.not(revoked))
    .executeTakeFirst()
  return found !== undefined
}
