/** Sources of options whose values are ids of accounts, and of units. */
export const peopleSources = ['users', 'colleagues'] as const
export const unitSources = ['depts', 'allDepts'] as const
