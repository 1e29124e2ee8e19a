import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetTransferPageList, transferDetail } from '../contract.ts'
import { agentTransfer as noun } from '../noun.ts'
import { agentTransfer } from './actions.ts'
import { transferCheck } from './check.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: agentTransfer,
  exporters: { AgentTransfer: listExporter(noun, { query: GetTransferPageList.in, conditionsOf }) },
  readers: () => readersOf(noun),
  historians: { agent_transfer: historianInScope('agent_transfer', transferDetail) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'agentTransfer',
    time: 'create_time',
    says: ({ bill_no, agent_name, create_time }) => ({
      title: `${bill_no} ${agent_name}`,
      note: create_time.slice(0, 10),
    }),
  }),
  ledgerChecks: [transferCheck],
}
