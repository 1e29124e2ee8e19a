import { action } from '@shouya/contract/action'
import { id, line, nothing, oneSeen, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const manage = (operation: string) => ({ id: 'file_mgr', operation })

/** The stages of construction that need a paper of a category (dictionary build_stage). */
const stages = z.array(z.int().min(1).max(7)).max(7)

/** All categories of both types in their order. */
export const GetCategoryList = action('File', 'GetCategoryList', {
  kind: 'read',
  access: { anyOf: [{ id: 'file_search', operation: 'query' }, manage('query')] },
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      version,
      type: z.literal([1, 2]),
      parent_id: id.nullable(),
      category_name: z.string(),
      sort: z.int(),
      stages,
      /** It has neither documents nor categories below it. */
      empty: z.boolean(),
    }),
  ),
})

/**
 * Keeps a category of the whole bank, by whoever sees the whole bank (403). 1001 a parent of the other type, below itself, or at
 * the fourth level; 1003 the name is taken there.
 */
export const SaveCategory = action('File', 'SaveCategory', {
  kind: 'write',
  access: { by: 'id', absent: manage('add'), present: manage('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    type: z.literal([1, 2]),
    parent_id: id.nullable().default(null),
    category_name: line(30, 1),
    sort: z.int().min(0).max(9999).default(100),
    stages: stages.default([]),
  }),
  out: saved,
})

/** 1006 while it has documents (deleted ones too) or categories below it. */
export const DeleteCategory = action('File', 'DeleteCategory', {
  kind: 'write',
  access: manage('delete'),
  in: oneSeen,
  out: nothing,
})
