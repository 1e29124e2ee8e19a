import type { RowOf } from '../../api/path.ts'

export type HandoverRow = RowOf<'RoomKey/GetPageList'>
export type HandoverDetail = RowOf<'RoomKey/Get'>
export type Move = HandoverRow['allowed'][number]

/** The filters of the register (domain 4.7). */
export const handoverShape = {
  dept_id: 'int',
  begin_date: 'text',
  end_date: 'text',
  key_type: 'int',
  handover_type: 'ints',
  status: 'ints',
  user_id: 'int',
  overdue: 'flag',
  mine: 'flag',
} as const

export const handoverSorts = ['bill_no', 'handover_time', 'expect_return_time', 'create_time'] as const

/** The action behind each move. */
export const movePath = {
  receive: 'RoomKey/Receive',
  supervise: 'RoomKey/Supervise',
  refuse: 'RoomKey/Refuse',
  return: 'RoomKey/Return',
  void: 'RoomKey/Void',
} as const satisfies Record<Move, string>

/** Keys as one line: name and number. */
export const keysText = (keys: HandoverRow['keys']): string =>
  keys.map((key) => `${key.key_name} ${key.key_no}`).join('、')
