import type { Manifest } from '@shouya/nouns/manifest.ts'
import { materialCategory } from './actions.ts'

export const manifest: Manifest = { actions: materialCategory }
