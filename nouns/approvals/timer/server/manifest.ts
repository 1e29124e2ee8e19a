import type { Manifest } from '@shouya/nouns/manifest.ts'
import { remindSource } from './remindSource.ts'
import { runTimers } from './runTimers.ts'

export const manifest: Manifest = {
  jobs: {
    approval_timers: {
      cron: '* * * * *',
      run: runTimers,
      told: 'approvals were reminded, timed out or went on',
    },
  },
  remindSources: [remindSource],
}
