import { action } from '@shouya/contract/action'
import { categoryInput, categoryRow } from '@shouya/contract/category'
import { nothing, oneSeen, saved } from '@shouya/contract/fields'
import { z } from 'zod'

const admin = (operation: string) => ({ id: 'sys_examine', operation })

/** All categories in their order. */
export const GetCategoryList = action('OaExamine', 'GetCategoryList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(categoryRow.extend({ flows: z.int() })),
})

/** 1003 the name is taken. `status` 0: no further flows. */
export const SaveCategory = action('OaExamine', 'SaveCategory', {
  kind: 'write',
  access: { by: 'id', absent: admin('add'), present: admin('edit') },
  in: categoryInput,
  out: saved,
})

/** 1006 while a flow is in it. */
export const DeleteCategory = action('OaExamine', 'DeleteCategory', {
  kind: 'write',
  access: admin('delete'),
  in: oneSeen,
  out: nothing,
})
