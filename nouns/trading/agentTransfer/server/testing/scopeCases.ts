import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

const free = {
  free: `money of agents is the platform's, of no unit such as ${THERE}: an agent's people see that of their tree (agentTransfer.db.test)`,
}

/** What names a row in the actions of agents' money in and out. */
export default {
  'Agent/GetTransferPageList agent_id': free,
  'Agent/GetTransferCount agent_id': free,
  'Agent/GetTransfer id': free,
  'Agent/AskTransfer agent_id': free,
  'Agent/AskTransfer voucher_file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Agent/ConfirmTransfer id': free,
  'Agent/RefuseTransfer id': free,
  'Agent/WithdrawTransfer id': free,
} satisfies Cases
