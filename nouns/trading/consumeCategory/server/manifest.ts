import type { Manifest } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Category from '../contract.ts'
import { consumeCategories } from './category.ts'

export const manifest: Manifest = { actions: handle(Category, consumeCategories.actions) }
