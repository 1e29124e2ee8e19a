import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { historianOfAll } from '@shouya/server/noun/historian.ts'
import { formRow } from '../contract.ts'
import { customForm } from './actions.ts'

export const manifest: Manifest = {
  actions: customForm,
  historians: { custom_form: historianOfAll('custom_form', fieldsOf(formRow)) },
  recycled: { custom_form: {} },
}
