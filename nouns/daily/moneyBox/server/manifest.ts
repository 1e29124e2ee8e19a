import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { moneyBoxDetail } from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { isOpen } from '../rules.ts'
import { moneyBoxActions } from './actions.ts'
import { onTimeDays } from './charts.ts'
import { dayFigures } from './dayFigures.ts'
import { handoverDuties } from './duties.ts'
import { moneyBoxExporter } from './exporter.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: moneyBoxActions,
  exporters: { MoneyBox: moneyBoxExporter },
  readers: () => readersOf(moneyBox),
  historians: { money_box: historianInScope('money_box', moneyBoxDetail) },
  retained: {
    money_box: retained(moneyBox, {
      over: ['done', 'refused'],
      ended: 'leave_time',
      kept: 'escort',
      parts: { money_box_crew: 'money_box_id', money_box_item: 'money_box_id' },
    }),
  },
  drafts: { money_box: isOpen },
  recycled: { money_box: { dated: true } },
  counters: (ctx) => countersOf(ctx, moneyBox, conditionsOf(ctx)),
  charts: { escort_on_time: onTimeDays },
  dayFigures,
  search: foundOf(moneyBox, {
    kind: 'escort',
    time: 'biz_date',
    says: ({ bill_no, dept_name, biz_date, plate_no }) => ({
      title: bill_no ?? '',
      note: [dept_name, biz_date, plate_no].filter(Boolean).join(' '),
    }),
  }),
  duties: handoverDuties,
}
