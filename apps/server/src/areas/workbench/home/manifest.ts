import type { Manifest } from '../../../noun/manifest.ts'
import { home } from './actions.ts'

export const manifest: Manifest = {
  actions: home,
}
