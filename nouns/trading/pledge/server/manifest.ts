import type { Manifest } from '@shouya/nouns/manifest.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetCashPledgePageList, pledgeDetail } from '../contract.ts'
import { pledge as noun } from '../noun.ts'
import { pledge } from './actions.ts'
import { conditionsOf, selectPledges } from './rows.ts'

export const manifest: Manifest = {
  actions: pledge,
  exporters: {
    CashPledge: listExporter(noun, { query: GetCashPledgePageList.in, conditionsOf, select: selectPledges }),
  },
  // The evidence of a deduction is also seen with the deposit, whose noun needs this one.
  readers: () => readersOf(noun, ['deposit']),
  historians: { cash_pledge: historianInScope('cash_pledge', pledgeDetail) },
  search: foundOf(noun, {
    kind: 'pledge',
    time: 'create_time',
    select: selectPledges,
    says: ({ pledge_no, member_name, device_no }) => ({ title: pledge_no, note: `${member_name} ${device_no}` }),
  }),
}
