import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import * as Transfer from '../contract.ts'
import { agentTransfer as noun } from '../noun.ts'
import { transferAgents } from './agents.ts'
import { askTransfer } from './ask.ts'
import { confirmTransfer, refuseTransfer, withdrawTransfer } from './decide.ts'
import { conditionsOf, rowsOf } from './rows.ts'

export const agentTransfer = handle(Transfer, {
  ...readActions(noun, { conditionsOf, listed: rowsOf, detailed: rowsOf }),

  GetTransferCount: (ctx, { status: _, ...query }) => countByStatus(ctx, 'agent_transfer', conditionsOf(ctx)(query)),

  GetTransferAgentList: transferAgents,
  AskTransfer: askTransfer,
  ConfirmTransfer: confirmTransfer,
  RefuseTransfer: refuseTransfer,
  WithdrawTransfer: withdrawTransfer,
})
