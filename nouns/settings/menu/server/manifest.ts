import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { historianOfAll } from '@shouya/server/noun/historian.ts'
import { menuRow } from '../contract.ts'
import { menu } from './actions.ts'

export const manifest: Manifest = {
  actions: menu,
  historians: { menu: historianOfAll('menu', fieldsOf(menuRow)) },
}
