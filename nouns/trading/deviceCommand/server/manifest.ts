import type { Manifest } from '@shouya/nouns/manifest.ts'
import { deviceCommand } from './actions.ts'
import { commandsByClock } from './commandsByClock.ts'

export const manifest: Manifest = {
  actions: deviceCommand,
  jobs: { device_commands: { cron: '* * * * *', run: commandsByClock } },
}
