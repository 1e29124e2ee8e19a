import * as AdminDept from '@shouya/contract/controllers/AdminDept'
import { handle } from '../../../core/handle.ts'

export const dept = handle(AdminDept, {
  DEPTLIST: ({ scoped }) =>
    scoped
      .rows('dept')
      .select(['id', 'parent_id', 'dept_code', 'dept_name', 'dept_type', 'status'])
      .orderBy('path')
      .orderBy('sort')
      .execute(),
})
