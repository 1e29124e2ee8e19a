import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { taskAssignment } from '../noun.ts'

export type TaskRow = RowOf<'TaskAssignment/GetPageList'>

/** The filters of the list of tasks (domain 5.2). */
export const taskShape = shapeOf(taskAssignment, { family: 'text', due_on: 'text' })
