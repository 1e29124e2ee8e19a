import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { planDetail } from '../contract.ts'
import { escortPlan } from './actions.ts'
import { subscribers } from './approved.ts'
import { runPlans } from './clock.ts'
import { planCounters } from './counters.ts'
import { planExporter } from './exporter.ts'
import { draftPlans } from './generate.ts'
import { remindSource } from './remindSource.ts'
import { isDraft } from './rules.ts'

export const manifest: Manifest = {
  actions: escortPlan,
  exporters: { EscortPlan: planExporter },
  jobs: {
    escort_plan_clock: { cron: '*/10 * * * *', run: runPlans, told: 'escort plans have begun or ended' },
    escort_plan_draft: { cron: '0 12 * * *', run: draftPlans, told: 'escort plans of tomorrow are drafted' },
  },
  historians: { escort_plan: historianInScope('escort_plan', planDetail) },
  drafts: { escort_plan: isDraft },
  recycled: { escort_plan: { dated: true } },
  subscribers: { escort: subscribers },
  counters: planCounters,
  remindSources: [remindSource],
}
