import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { taskType } from './actions.ts'

export const manifest: Manifest = {
  actions: taskType,
}
