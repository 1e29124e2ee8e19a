import type { Manifest } from '../../../noun/manifest.ts'
import { common } from './actions.ts'

export const manifest: Manifest = {
  actions: common,
}
