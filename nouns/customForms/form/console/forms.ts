import type { Versioned } from '@shouya/console/versions/versioned.ts'

/** Forms are drawn, published in versions, and filled in. */
export const forms = {
  controller: 'CustomForm',
  table: 'custom_form',
  name: 'form_name',
  categories: 'CustomForm',
} as const satisfies Versioned<'CustomForm'>
