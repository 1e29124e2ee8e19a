import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { agentDetail } from '../contract.ts'
import { agent as noun } from '../noun.ts'
import { agent } from './actions.ts'
import { agentExporter } from './exporter.ts'
import { purgeAgents } from './purge.ts'
import { remindOfContracts } from './remindOfContracts.ts'
import { conditionsOf, selectAgents } from './rows.ts'

export const manifest: Manifest = {
  actions: agent,
  exporters: {
    Agent: agentExporter,
  },
  readers: () => readersOf(noun),
  jobs: {
    agent_ends: { cron: '10 6 * * *', run: remindOfContracts },
    agent_purge: { cron: '5 4 * * *', run: purgeAgents },
  },
  historians: { agent: historianInScope('agent', agentDetail) },
  recycled: { agent: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'agent',
    select: selectAgents,
    says: ({ agent_name, agent_code, contact_name }) => ({
      title: `${agent_name} ${agent_code}`,
      note: contact_name ?? '',
    }),
  }),
}
