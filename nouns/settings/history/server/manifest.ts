import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { history } from './actions.ts'

export const manifest: Manifest = { actions: history }
