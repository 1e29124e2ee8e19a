import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { owedCommission } from '../../server/owedCommission.ts'
import type * as Transfer from '../contract.ts'

/** Dictionary agent_status; the noun needs this one. */
const approved = 2
const disabled = 4

/** The agent of the caller, who belongs to one. Those below it ask for themselves. */
const ownOf = ({ user }: Pick<Ctx, 'user'>): number | null => (user.scope.kind === 'party' ? user.scope.partyId : null)

export const transferAgents: Handler<typeof Transfer.GetTransferAgentList> = async (ctx) => {
  const own = ownOf(ctx)
  const rows = await ctx.scoped
    .rows('agent')
    .select(['id', 'agent_code', 'agent_name', 'status', 'bank_name', 'bank_account_mask'])
    .select(owedCommission(sql.ref('agent.id')).as('owed'))
    .where('status', 'in', [approved, disabled])
    .$if(own !== null, (agents) => agents.where('id', '=', own ?? 0))
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ status, ...row }) => {
      const { goods, commission } = await balancesOf(ctx.db, 'agent', row.id)
      return {
        ...row,
        pays_in: status === approved || row.owed > 0,
        goods: goods?.available ?? 0,
        commission: commission?.available ?? 0,
      }
    }),
  )
}

async function owes({ db }: Pick<Ctx, 'db'>, id: number): Promise<boolean> {
  const { rows } = await sql<{ owed: number }>`select ${owedCommission(sql`${id}`)} as owed`.execute(db)
  return (rows[0]?.owed ?? 0) > 0
}

/** The agent for which the caller asks, locked, so that its contract does not end meanwhile. 403 another's people. */
export async function agentAskedFor(ctx: Ctx, id: number, isPayIn: boolean) {
  const row = await find(ctx, 'agent', id, 'lock')
  if ((ownOf(ctx) ?? id) !== id) fail('OutOfScope')
  // A disabled one pays what it owes, since its contract does not end before.
  const mayAsk = row.status === approved || (row.status === disabled && (!isPayIn || (await owes(ctx, id))))
  return mayAsk ? row : fail('WrongState', { reason: 'agentTransfer.refused.agent' })
}
