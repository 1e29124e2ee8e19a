import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, meetingLogDetail } from '../contract.ts'
import { meetingLog as noun } from '../noun.ts'
import { meetingLog } from './actions.ts'
import { conditionsOf, detailsOf } from './rows.ts'
import { status } from './rules.ts'
import { remindTodos } from './todoReminders.ts'

export const manifest: Manifest = {
  actions: meetingLog,
  exporters: { MeetingLog: listExporter(noun, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(noun),
  historians: { meeting_log: historianInScope('meeting_log', meetingLogDetail) },
  drafts: { meeting_log: (row) => row.status === status.draft },
  recycled: { meeting_log: { dated: true } },
  jobs: { meeting_todo_remind: { cron: '0 8 * * *', run: remindTodos } },
  archived: {
    meeting_log: archivable(noun, {
      final: ['archived'],
      dropped: ['void'],
      parts: { meeting_sign: 'log_id', meeting_todo: 'log_id' },
      ended: 'archive_time',
      // Until nobody who was absent signs any more.
      rests: 8,
      kept: [{ as: 'meeting' }],
      form: 'meetingLog.paper',
      period: ({ period_key }) => period_key,
      title: ({ title }) => title,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'meeting',
    time: 'begin_time',
    says: ({ bill_no, dept_name, title }) => ({ title: bill_no ?? title, note: `${dept_name} ${title}` }),
  }),
  left: {
    meetings: (db) =>
      db
        .selectFrom('meeting_log')
        .innerJoin('dept as unit', 'unit.id', 'meeting_log.dept_id')
        .where('meeting_log.status', 'in', codesOf(noun, noun.states.open)),
  },
}
