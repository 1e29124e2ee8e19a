import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { agentDetail, GetPageList } from '../contract.ts'
import { agent as noun } from '../noun.ts'
import { agent } from './actions.ts'
import { remindOfContracts } from './remindOfContracts.ts'
import { conditionsOf, regionNames, selectAgents } from './rows.ts'

export const manifest: Manifest = {
  actions: agent,
  exporters: {
    Agent: listExporter(noun, {
      query: GetPageList.in,
      conditionsOf,
      select: selectAgents,
      shape: (_, rows) => rows.map((row) => ({ ...row, region_names: regionNames(row.region_codes) })),
      order: ['id'],
    }),
  },
  readers: () => readersOf(noun),
  jobs: { agent_ends: { cron: '10 6 * * *', run: remindOfContracts } },
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
