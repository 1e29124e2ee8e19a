import { handle } from '@shouya/server/core/handle.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import * as Category from '../contract.ts'
import { formCategories } from './category.ts'

export const manifest: Manifest = { actions: handle(Category, formCategories.actions) }
