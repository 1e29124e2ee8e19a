import type { Manifest } from '../../../noun/manifest.ts'
import { leave } from './actions.ts'

export const manifest: Manifest = {
  actions: leave,
}
