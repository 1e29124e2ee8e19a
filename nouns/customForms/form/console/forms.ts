import type { Versioned } from '@shouya/console/versions/versioned.ts'
import { form } from '../noun.ts'

/** Forms are designed, published in versions, and filled in. */
export const forms = {
  controller: form.controller,
  table: form.table,
  words: form,
  name: 'form_name',
  categories: 'CustomForm',
} as const satisfies Versioned<'CustomForm'>
