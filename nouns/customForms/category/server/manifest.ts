import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { formCategory } from './actions.ts'

export const manifest: Manifest = { actions: formCategory }
