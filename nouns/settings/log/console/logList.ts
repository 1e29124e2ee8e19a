import type { RowOf } from '@shouya/console/api/path.ts'

export type LogRow = RowOf<'Log/GetPageList'>

export const signInShape = { begin_date: 'text', end_date: 'text', result: 'bool', user_id: 'int' } as const
export const operationShape = {
  ...signInShape,
  log_type: 'ints',
  action: 'text',
  module: 'text',
  jobs: 'bool',
  dept_id: 'int',
  refused: 'flag',
  forced: 'flag',
} as const
