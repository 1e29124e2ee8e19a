import type { Manifest } from '../../../noun/manifest.ts'
import { login } from './actions.ts'

export const manifest: Manifest = {
  actions: login,
}
