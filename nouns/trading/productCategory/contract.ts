import { action } from '@shouya/contract/action'
import { id, line, nothing, oneSeen, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'product', operation })

const status = z.literal([0, 1])

/** All categories of products in their order, closed ones (0), too, since products show them. */
export const GetCategoryList = action('Product', 'GetCategoryList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      version,
      parent_id: id.nullable(),
      category_name: z.string(),
      sort: z.int(),
      status,
      /** It has neither products nor categories below it. */
      empty: z.boolean(),
    }),
  ),
})

/** Keeps a category. 1001 a parent that is closed, below itself, or at the third level; 1003 the name is taken there. */
export const SaveCategory = action('Product', 'SaveCategory', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    parent_id: id.nullable().default(null),
    category_name: line(30, 1),
    sort: z.int().min(0).max(9999).default(100),
    status: status.default(1),
  }),
  out: saved,
})

/** 1006 while it has products or categories below it. */
export const DeleteCategory = action('Product', 'DeleteCategory', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})
