/** Dictionary task_status (domain 5.2). */
export const status = { todo: 1, done: 2, overdue: 3, doneLate: 4, exempt: 5 } as const

/** Neither done nor exempt. */
export const open: readonly number[] = [status.todo, status.overdue]

/** Dictionary period_type. */
export const DAILY = 1
