import type { Manifest } from '../../../noun/manifest.ts'
import { duty } from './actions.ts'

export const manifest: Manifest = {
  actions: duty,
}
