import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { memberDetail } from '../contract.ts'
import { member as noun } from '../noun.ts'
import { member } from './actions.ts'
import { memberExporter } from './exporter.ts'
import { purgeMembers } from './purge.ts'
import { memberReaders } from './readers.ts'
import { conditionsOf, selectMembers } from './rows.ts'
import { settleArrears } from './settleArrears.ts'

export const manifest: Manifest = {
  actions: member,
  exporters: { Member: memberExporter },
  readers: () => memberReaders,
  historians: { member: historianInScope('member', memberDetail) },
  jobs: {
    // After the devices, which the clock stops first.
    member_arrears: { cron: '35 * * * *', run: settleArrears, told: 'members in arrears were frozen, or go on' },
    member_purge: { cron: '10 4 * * *', run: purgeMembers },
  },
  recycled: { member: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'member',
    select: selectMembers,
    says: ({ member_no, member_name, agent_name }) => ({ title: `${member_no} ${member_name}`, note: agent_name }),
  }),
}
