import { z } from 'zod'
import { action } from '../action.ts'
import { id } from '../fields.ts'

/** The units in the caller's scope for pickers, parents before children; the console builds the tree by `parent_id`. */
export const DEPTLIST = action('AdminDept', 'DEPTLIST', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      dept_code: z.string(),
      dept_name: z.string(),
      dept_type: z.int(),
      status: z.int(),
    }),
  ),
})
