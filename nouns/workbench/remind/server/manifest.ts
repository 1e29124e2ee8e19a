import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { remind } from './actions.ts'
import { remindCounters } from './counters.ts'

export const manifest: Manifest = {
  actions: remind,
  counters: remindCounters,
}
