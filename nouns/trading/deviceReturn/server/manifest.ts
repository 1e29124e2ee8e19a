import type { Manifest } from '@shouya/nouns/manifest.ts'
import { deviceReturn } from './actions.ts'

export const manifest: Manifest = { actions: deviceReturn }
