import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { GetPageList, issueDetail } from '../contract.ts'
import { issue } from '../noun.ts'
import { issueActions } from './actions.ts'
import { endIssues } from './clock.ts'
import { remindDue } from './dueReminders.ts'
import { itemExporter } from './exporter.ts'
import { issueReaders } from './reader.ts'
import { conditionsOf, issueRows } from './rows.ts'
import { archiveOf } from './zip.ts'

export const manifest: Manifest = {
  actions: issueActions,
  exporters: {
    Issue: listExporter(issue, { query: GetPageList.in, conditionsOf, select: issueRows }),
    IssueItem: itemExporter,
  },
  readers: () => issueReaders,
  archives: { [issue.table]: archiveOf },
  jobs: {
    issue_clock: { cron: '*/10 * * * *', run: endIssues, told: 'collections have ended' },
    issue_remind: { cron: '*/10 * * * *', run: remindDue, told: 'receivers hear of a deadline' },
  },
  historians: { issue: historianInScope('issue', issueDetail) },
  recycled: { issue: {} },
  retained: {
    issue: retained(issue, { over: ['closed'], ended: 'close_time', kept: 'issue', parts: { issue_item: 'issue_id' } }),
  },
  counters: (ctx) => countersOf(ctx, issue, conditionsOf()),
  search: foundOf(issue, {
    kind: 'issue',
    time: 'create_time',
    says: ({ title, bill_no, dept_name }) => ({ title: `${title} ${bill_no}`, note: dept_name }),
  }),
  left: {
    issueItems: (db) =>
      db
        .selectFrom('issue_item')
        .innerJoin('issue', 'issue.id', 'issue_item.issue_id')
        .innerJoin('dept as unit', 'unit.id', 'issue_item.dept_id')
        .where('issue_item.status', 'in', [1, 2, 4])
        .where('issue.status', 'in', codesOf(issue, ['published', 'ended'])),
  },
}
