import type { Manifest } from '@shouya/nouns/manifest.ts'
import { taskType } from './actions.ts'

export const manifest: Manifest = {
  actions: taskType,
}
