import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { requestEffect } from './actions.ts'

export const manifest: Manifest = { actions: requestEffect }
