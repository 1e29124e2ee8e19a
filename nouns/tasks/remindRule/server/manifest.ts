import type { Manifest } from '@shouya/nouns/manifest.ts'
import { deliver } from '@shouya/server/core/channels/deliver.ts'
import { remindRules } from './actions.ts'
import { runRules } from './runRules.ts'

export const manifest: Manifest = {
  actions: remindRules,
  jobs: {
    remind_rules: {
      cron: '*/5 * * * *',
      run: ({ database }, now, { all }) => runRules({ database }, now, all.remindSources),
      told: 'rules of reminders have reminded',
    },
    remind_deliver: {
      cron: '* * * * *',
      run: deliver,
      told: 'reminders went by mail or SMS',
    },
  },
}
