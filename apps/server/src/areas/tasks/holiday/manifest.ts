import type { Manifest } from '../../../noun/manifest.ts'
import { holiday } from './actions.ts'

export const manifest: Manifest = {
  actions: holiday,
}
