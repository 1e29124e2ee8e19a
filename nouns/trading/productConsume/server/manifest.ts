import type { Manifest } from '@shouya/nouns/manifest.ts'
import { productConsume } from './actions.ts'

export const manifest: Manifest = { actions: productConsume }
