import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { issueItemDetail } from '../contract.ts'
import { issueItem } from '../noun.ts'
import { issueItemActions } from './actions.ts'
import { findItem } from './find.ts'
import { itemReaders } from './reader.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: issueItemActions,
  readers: () => itemReaders,
  historians: { issue_item: { find: findItem, shows: fieldsOf(issueItemDetail) } },
  counters: (ctx) => countersOf(ctx, issueItem, conditionsOf(ctx)),
  search: foundOf(issueItem, {
    kind: 'issueItem',
    time: 'deadline',
    says: ({ title, bill_no, issue_dept_name, dept_name }) => ({
      title: `${title} ${bill_no}`,
      note: `${issue_dept_name} → ${dept_name}`,
    }),
  }),
}
