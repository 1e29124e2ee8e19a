import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { formVersion } from './actions.ts'

export const manifest: Manifest = { actions: formVersion }
