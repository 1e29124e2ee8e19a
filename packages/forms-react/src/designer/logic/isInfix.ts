const infix: ReadonlySet<string> = new Set([
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'contains',
  'startsWith',
  'endsWith',
])

/** Functions whose name stands between their two arguments, as one says them. */
export const isInfix = (name: string): boolean => infix.has(name)
