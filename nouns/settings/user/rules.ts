/** Dictionary user_type. */
export const userType = { insider: 1, escort: 2, vendor: 3, agent: 4, guard: 5, member: 6 } as const

/** Kinds of people who belong to a party. */
export const outsiders = [userType.escort, userType.vendor, userType.agent, userType.member] as const

/**
 * Belongs to somebody else: the unit of the account is only the one that looks after it. Others, the bank's own people and the guards
 * of its outlets, see by units.
 */
export const isOutsider = ({ user_type }: { user_type: number }): boolean =>
  (outsiders as readonly number[]).includes(user_type)

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
