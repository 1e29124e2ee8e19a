import type { RowOf } from '@shouya/console/api/path.ts'

export type UserRow = RowOf<'User/GetByPage'>

/** Kinds of user that work in a unit of the bank: its own people and the guards of its outlets. */
const inside: readonly number[] = [1, 5]

/** Belongs to somebody else: the unit of the account is only the one that looks after it. */
export const isOutsider = ({ user_type }: Pick<UserRow, 'user_type'>): boolean => !inside.includes(user_type)

export const userShape = { dept_id: 'int', role_id: 'int', user_type: 'int', status: 'ints', locked: 'bool' } as const
export const userSorts = ['username', 'real_name', 'last_login_time', 'create_time'] as const

/** Values of the dictionary user_status. */
export const userStatus = { disabled: 0, normal: 1, locked: 2, closed: 3 } as const

/** The columns of 权限复核表 (domain 1.2); the last two are filled in by hand. */
export const reviewColumns = [
  'username',
  'real_name',
  'dept_name',
  'post',
  'role_names',
  'data_scope',
  'scope_dept_names',
  'last_login_time',
  'expire_date',
  'status',
  'review_opinion',
  'review_sign',
] as const
