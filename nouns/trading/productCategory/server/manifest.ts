import type { Manifest } from '@shouya/nouns/manifest.ts'
import { productCategory } from './actions.ts'

export const manifest: Manifest = { actions: productCategory }
