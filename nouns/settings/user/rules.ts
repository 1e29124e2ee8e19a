/** Dictionary user_type. */
export const userType = { insider: 1, escort: 2, vendor: 3, guard: 5 } as const

/** Whoever works in a unit of the bank, its own people and the guards of its outlets, sees by units. */
const inside: readonly number[] = [userType.insider, userType.guard]

/** Belongs to somebody else: the unit of the account is only the one that looks after it. */
export const isOutsider = ({ user_type }: { user_type: number }): boolean => !inside.includes(user_type)

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
