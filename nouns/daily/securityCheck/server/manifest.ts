import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { countsSettled } from '../../../rectify/server/public.ts'
import { securityCheckDetail } from '../contract.ts'
import { securityCheck as noun } from '../noun.ts'
import { securityCheck } from './actions.ts'
import { abnormalItems } from './charts.ts'
import { dayFigures } from './dayFigures.ts'
import { checkDuties } from './duties.ts'
import { securityCheckExporter } from './exporter.ts'
import { conditionsOf, detailsOf } from './rows.ts'
import { answers, isDraft } from './rules.ts'

export const manifest: Manifest = {
  actions: securityCheck,
  exporters: { SecurityCheck: securityCheckExporter },
  readers: () => readersOf(noun),
  historians: { security_check: historianInScope('security_check', securityCheckDetail) },
  drafts: { security_check: isDraft },
  recycled: { security_check: { dated: true } },
  subscribers: { daily: countsSettled({ table: 'security_check', answers, states: noun.states.codes }) },
  archived: {
    security_check: archivable(noun, {
      final: ['done'],
      dropped: ['revoked'],
      parts: { security_result: 'check_id' },
      ended: 'received_at',
      // Until it cannot be revoked any more.
      rests: 2,
      kept: [{ as: 'check' }],
      period: ({ biz_date }) => biz_date,
      title: ({ bill_no }) => bill_no ?? '',
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  charts: { check_items: abnormalItems },
  dayFigures,
  search: foundOf(noun, {
    kind: 'check',
    time: 'biz_date',
    says: ({ bill_no, dept_name, biz_date }) => ({ title: bill_no ?? '', note: `${dept_name} ${biz_date}` }),
  }),
  duties: checkDuties,
}
