import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { sql } from 'kysely'
import * as Transfer from '../contract.ts'
import { agentTransfer as noun } from '../noun.ts'
import { transferAgents } from './agents.ts'
import { askTransfer } from './ask.ts'
import { confirmTransfer, refuseTransfer, withdrawTransfer } from './decide.ts'
import { conditionsOf, rowsOf } from './rows.ts'

export const agentTransfer = handle(Transfer, {
  ...readActions(noun, { conditionsOf, listed: rowsOf, detailed: rowsOf }),

  async GetTransferCount(ctx, { status: _, ...query }) {
    const rows = await ctx.scoped
      .rows('agent_transfer')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .where(conditionsOf(ctx)(query))
      .groupBy('status')
      .execute()
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  },

  GetTransferAgentList: transferAgents,
  AskTransfer: askTransfer,
  ConfirmTransfer: confirmTransfer,
  RefuseTransfer: refuseTransfer,
  WithdrawTransfer: withdrawTransfer,
})
