import { action } from '@shouya/contract/action'
import { categoryInput, categoryRow } from '@shouya/contract/category'
import { nothing, oneSeen, saved } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'queryForm', operation })

/** All categories in their order; disabled ones stay readable on their forms. */
export const GetCategoryList = action('CustomForm', 'GetCategoryList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(categoryRow.extend({ forms: z.int() })),
})

/** 1003 the name is taken. `status` 0: no further forms. */
export const SaveCategory = action('CustomForm', 'SaveCategory', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: categoryInput,
  out: saved,
})

/** 1006 while a form is in it. */
export const DeleteCategory = action('CustomForm', 'DeleteCategory', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})
