import { menuRow } from '@shouya/contract/controllers/Menu'
import { fieldsOf } from '../../../core/audit/historian.ts'
import { historianOfAll } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { menu } from './actions.ts'

export const manifest: Manifest = {
  actions: menu,
  historians: { menu: historianOfAll('menu', fieldsOf(menuRow)) },
}
