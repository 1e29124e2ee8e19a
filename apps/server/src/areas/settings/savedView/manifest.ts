import type { Manifest } from '../../../noun/manifest.ts'
import { savedView } from './actions.ts'

export const manifest: Manifest = {
  actions: savedView,
}
