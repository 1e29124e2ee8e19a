import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type KeyRow = RowOf<'KeyLedger/GetPageList'>
export type KeyValues = BodyOf<'KeyLedger/Save'>

export const keyShape = {
  dept_id: 'int',
  key_type: 'ints',
  copy_type: 'int',
  position: 'ints',
  holder_user_id: 'int',
} as const

export const keySorts = ['key_no', 'key_name', 'create_time'] as const
