import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { drafts } from './actions.ts'

export const manifest: Manifest = { actions: drafts }
