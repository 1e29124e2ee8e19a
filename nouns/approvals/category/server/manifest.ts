import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { flowCategory } from './actions.ts'

export const manifest: Manifest = { actions: flowCategory }
