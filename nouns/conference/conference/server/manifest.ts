import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { conferenceDetail, GetPageList } from '../contract.ts'
import { conference } from '../noun.ts'
import { conferenceActions } from './actions.ts'
import { remindBegin } from './beginReminders.ts'
import { moveOn } from './clock.ts'
import { conditionsOf, detailsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: conferenceActions,
  exporters: { Conference: listExporter(conference, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(conference),
  historians: { conference: historianInScope('conference', conferenceDetail) },
  recycled: { conference: { dated: true } },
  jobs: {
    conference_clock: { cron: '* * * * *', run: moveOn, told: 'meetings have begun or ended' },
    conference_remind: { cron: '* * * * *', run: remindBegin, told: 'people hear that a meeting begins' },
  },
  archived: {
    conference: archivable(conference, {
      final: ['archived'],
      dropped: ['cancelled'],
      parts: { conference_user: 'conference_id' },
      ended: 'archive_time',
      kept: [{ as: 'meeting' }],
      period: ({ begin_time }) => begin_time.slice(0, 7),
      title: ({ title }) => title,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, conference, conditionsOf(ctx)),
  search: foundOf(conference, {
    kind: 'conference',
    time: 'begin_time',
    says: ({ title, bill_no, dept_name, begin_time }) => ({
      title: `${title} ${bill_no}`,
      note: `${dept_name} ${begin_time.slice(0, 16)}`,
    }),
  }),
  left: {
    conferences: (db) =>
      db
        .selectFrom('conference')
        .innerJoin('dept as unit', 'unit.id', 'conference.dept_id')
        .where('conference.status', 'in', codesOf(conference, conference.states.open)),
  },
}
