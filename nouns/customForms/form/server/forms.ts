import type { Versioned } from '@shouya/server/versions/versioned.ts'
import { formCategories } from '../../category/server/category.ts'

/** Forms are drawn, published in versions, and filled in. */
export const forms: Versioned<'custom_form'> = {
  table: 'custom_form',
  versions: 'form_version',
  owner: 'form_id',
  name: 'form_name',
  permission: 'queryForm',
  switching: 'publish',
  categories: formCategories,
  says: { name: 'customForm.name', role: 'customForm.role', published: 'customForm.published' },
}
