import { formRow } from '@shouya/contract/controllers/CustomForm'
import { fieldsOf } from '../../../core/audit/historian.ts'
import { historianOfAll } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { foundForms } from '../fill/found.ts'
import { customForm } from './actions.ts'

export const manifest: Manifest = {
  actions: customForm,
  historians: { custom_form: historianOfAll('custom_form', fieldsOf(formRow)) },
  recycled: { custom_form: {} },
  search: foundForms,
}
