import type { Manifest } from '@shouya/nouns/manifest.ts'
import { city } from './actions.ts'

export const manifest: Manifest = { actions: city }
