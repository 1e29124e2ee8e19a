import type { Versioned } from '@shouya/server/versions/versioned.ts'
import { formCategories } from '../../category/server/category.ts'
import { form } from '../noun.ts'

/** Forms are designed, published in versions, and filled in. */
export const forms: Versioned<'custom_form'> = {
  table: 'custom_form',
  versions: 'form_version',
  owner: 'form_id',
  name: 'form_name',
  permission: form.permission,
  switching: 'publish',
  categories: formCategories,
  says: { name: 'form.field.form_name', role: 'form.refused.role', published: 'form.refused.published' },
}
