import type { Manifest } from '../../../noun/manifest.ts'
import { taskType } from './actions.ts'

export const manifest: Manifest = {
  actions: taskType,
}
