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

/** Functions whose name is written between their two arguments. */
export const isInfix = (name: string): boolean => infix.has(name)
