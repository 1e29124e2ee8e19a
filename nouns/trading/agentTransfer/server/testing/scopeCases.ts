import { granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { agentRow } from '../../../server/testing/rows.ts'
import { askPayIn, type By, bank } from './transfers.ts'

/** Money that an agent has paid in: agents are of no unit, so somebody of the whole bank has it in scope. */
async function transferThere({ t }: Stage, by?: By): Promise<{ id: number; version: number; agentId: number }> {
  const agentId = await agentRow(t, bank)
  const operator = { id: t.world.user.trade_admin, post: await t.as('trade_admin') }
  const { id, version } = granted(await askPayIn(t, by ?? operator, agentId, 1_000))
  return { id, version, agentId }
}

const of = (more: Body = {}): Case => ({
  by: 'signer',
  subject: async (stage) => {
    const { id, version } = await transferThere(stage)
    return { id, version, ...more }
  },
})
const ofAgent: Case = {
  by: 'signer',
  filter: async (stage) => ({ agent_id: (await transferThere(stage)).agentId }),
  rows: listed,
}

/** What names a row in the actions of agents' money in and out. */
export default {
  'Agent/GetTransfer id': {
    by: 'signer',
    subject: async (stage) => ({ id: (await transferThere(stage)).id }),
  },
  'Agent/GetTransferPageList agent_id': ofAgent,
  'Agent/GetTransferCount agent_id': { free: 'counts what the list has, in scope (agentTransfer.db.test.ts)' },
  'Agent/AskTransfer agent_id': {
    free: 'an agent in scope, of an agent’s people their own (agentTransfer.db.test.ts)',
  },
  'Agent/AskTransfer voucher_file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Agent/ConfirmTransfer id': of({ arrived_amount: 1_000 }),
  'Agent/RefuseTransfer id': of({ opinion: '回单与流水号不一致' }),
  'Agent/WithdrawTransfer id': {
    by: 'signer',
    subject: async (stage) => {
      const { id, version } = await transferThere(stage, stage.signer)
      return { id, version }
    },
  },
} satisfies Cases
