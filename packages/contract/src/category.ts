import { z } from 'zod'
import { action } from './action.ts'
import { id, line, nothing, oneSeen, saved, version } from './fields.ts'

/** 0 is disabled: nothing can be added to it. */
const categoryRow = z.object({
  id,
  version,
  category_name: z.string(),
  sort: z.int(),
  status: z.literal([0, 1]),
})

/** A new category has no `id`. */
const categoryInput = z.strictObject({
  id: id.optional(),
  version: version.optional(),
  category_name: line(30, 1),
  sort: z.int().min(0).max(9999).default(100),
  status: z.literal([0, 1]).default(1),
})

/**
 * The categories of a noun: the list in order, including disabled ones, since existing members show them; a save (1003
 * the name is taken); a deletion (1006 while it has members).
 * @param held the field with the number of members
 */
export const categoryActions = <const C extends string, const H extends string>(
  controller: C,
  permission: string,
  held: H,
) => ({
  GetCategoryList: action(controller, 'GetCategoryList', {
    kind: 'read',
    access: 'signedIn',
    in: z.strictObject({}),
    out: z.array(categoryRow.extend({ [held]: z.int() } as { [K in H]: z.ZodInt })),
  }),
  SaveCategory: action(controller, 'SaveCategory', {
    kind: 'write',
    access: { by: 'id', absent: { id: permission, operation: 'add' }, present: { id: permission, operation: 'edit' } },
    in: categoryInput,
    out: saved,
  }),
  DeleteCategory: action(controller, 'DeleteCategory', {
    kind: 'write',
    access: { id: permission, operation: 'delete' },
    in: oneSeen,
    out: nothing,
  }),
})
