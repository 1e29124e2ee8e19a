import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failTaken } from '@shouya/server/core/failure.ts'
import { agentTransfer } from '../noun.ts'

const { waiting, done } = agentTransfer.states.codes

/** Refuses the bank's number of another record that waits or is done (1003). */
export async function checkTradeNo({ db, lang }: Pick<Ctx, 'db' | 'lang'>, trade_no: string | null): Promise<void> {
  if (trade_no === null) return
  const taken = await everything(db)
    .selectFrom('agent_transfer')
    .select('id')
    .where('trade_no', '=', trade_no)
    .where('status', 'in', [waiting, done])
    .executeTakeFirst()
  if (taken) failTaken(lang, 'trade_no', 'agentTransfer.field.trade_no')
}
