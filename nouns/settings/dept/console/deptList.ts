import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type DeptRow = RowOf<'AdminDept/GetPageList'>
export type DeptValues = BodyOf<'AdminDept/Edit'>

export const deptShape = { dept_id: 'int', dept_type: 'ints', status: 'int', region_code: 'text' } as const
export const deptSorts = ['dept_code', 'dept_name', 'sort', 'create_time'] as const

/** Values of the dictionary dept_type. */
export const deptType = { head: 1, branch: 2, subBranch: 3, outlet: 4 } as const

/** What may be offered below a unit, the likeliest first; the server decides (domain 1.1). */
const below: Readonly<Record<number, readonly number[]>> = { 1: [2, 5, 6, 7], 2: [3, 4, 5, 6, 7], 3: [4, 5], 4: [5] }
export const typesBelow = (type: number | undefined): readonly number[] =>
  type === undefined ? [] : (below[type] ?? [])

/** The fields of a row that its form changes. */
export function toValues(row: DeptRow): DeptValues {
  const {
    parent_name,
    level,
    leader_user_name,
    safety_user_name,
    escort_company_name,
    create_user_name,
    create_time,
    update_time,
    status,
    ...values
  } = row
  return { ...values, status: status === 1 ? 1 : 0 }
}

/** What a field leaves empty is null on the wire. */
export const emptied = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : value])) as V

/** `09:00–17:00`, or a dash when neither is known. */
export const span = (begin: string | null, end: string | null, between: string): string =>
  begin || end ? `${begin ?? '-'}${between}${end ?? '-'}` : '-'
