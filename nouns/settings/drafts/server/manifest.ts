import type { Manifest } from '@shouya/nouns/manifest.ts'
import { drafts } from './actions.ts'

export const manifest: Manifest = { actions: drafts }
