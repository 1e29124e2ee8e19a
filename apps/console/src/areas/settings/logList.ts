import type { RowOf } from '../../api/path.ts'

export type LogRow = RowOf<'Log/GetPageList'>

export const logShape = {
  begin_date: 'text',
  end_date: 'text',
  result: 'bool',
  log_type: 'ints',
  action: 'text',
  user_id: 'int',
} as const
