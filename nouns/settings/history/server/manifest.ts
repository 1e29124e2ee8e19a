import type { Manifest } from '@shouya/nouns/manifest.ts'
import { history } from './actions.ts'

export const manifest: Manifest = { actions: history }
