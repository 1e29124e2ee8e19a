import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { formSource } from './actions.ts'

export const manifest: Manifest = { actions: formSource }
