import type { Manifest } from '../../../noun/manifest.ts'
import { outbox } from './actions.ts'

export const manifest: Manifest = {
  actions: outbox,
}
