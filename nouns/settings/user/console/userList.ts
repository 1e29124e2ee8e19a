import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { enteredOf } from '@shouya/noun/values'
import { user } from '../noun.ts'

export type UserRow = RowOf<'User/GetByPage'>
export type UserValues = BodyOf<'User/Edit'>

export const userShape = { dept_id: 'int', role_id: 'int', user_type: 'int', status: 'ints', locked: 'bool' } as const
export const userSorts = ['username', 'real_name', 'last_login_time', 'create_time'] as const

export const isMasked = (phone: string): boolean => phone.includes('*')

/** What of an account its form changes. */
export function toValues(row: UserRow): UserValues {
  const { id, version, phone, role_ids, scope_dept_ids } = row
  // A masked number cannot be sent back.
  return { id, version, ...enteredOf(user, row), role_ids, scope_dept_ids, phone: isMasked(phone) ? undefined : phone }
}
