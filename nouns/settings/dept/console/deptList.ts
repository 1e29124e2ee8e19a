import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { enteredOf } from '@shouya/noun/values'
import { dept } from '../noun.ts'

export type DeptRow = RowOf<'AdminDept/GetPageList'>
export type DeptValues = BodyOf<'AdminDept/Edit'>

export const deptShape = { dept_id: 'int', dept_type: 'ints', status: 'int', region_code: 'text' } as const
export const deptSorts = ['dept_code', 'dept_name', 'sort', 'create_time'] as const

/** The fields of a row that its form changes. */
export const toValues = (row: DeptRow) => ({ id: row.id, version: row.version, ...enteredOf(dept, row) }) as DeptValues
