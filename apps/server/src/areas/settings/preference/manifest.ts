import type { Manifest } from '../../../noun/manifest.ts'
import { preference } from './actions.ts'

export const manifest: Manifest = {
  actions: preference,
}
