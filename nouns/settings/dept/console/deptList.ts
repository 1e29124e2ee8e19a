import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { enteredOf } from '@shouya/noun/values'
import { dept } from '../noun.ts'

export type DeptRow = RowOf<'AdminDept/GetPageList'>
export type DeptValues = BodyOf<'AdminDept/Edit'>

export const deptShape = shapeOf(dept, { dept_id: 'int' })

/** The fields of a row that its form changes. */
export const toValues = (row: DeptRow) => ({ id: row.id, version: row.version, ...enteredOf(dept, row) }) as DeptValues
