import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { enteredOf } from '@shouya/noun/values'
import { user } from '../noun.ts'

export type UserRow = RowOf<'User/GetByPage'>
export type UserValues = BodyOf<'User/Edit'>

export const userShape = shapeOf(user, { role_id: 'int', locked: 'bool' })

export const isMasked = (phone: string): boolean => phone.includes('*')

/** The fields of an account that its form changes. */
export function toValues(row: UserRow): UserValues {
  const { id, version, phone, role_ids, scope_dept_ids } = row
  // A masked number is not sent back.
  return { id, version, ...enteredOf(user, row), role_ids, scope_dept_ids, phone: isMasked(phone) ? undefined : phone }
}
