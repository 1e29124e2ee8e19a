import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'

export type HandoverRow = RowOf<'RoomKey/GetPageList'>
export type HandoverDetail = RowOf<'RoomKey/Get'>
export type SaveBody = BodyOf<'RoomKey/Save'>
export type HandoverValues = Omit<SaveBody, 'sign' | 'handover_time'> & { handover_time: string; sign: SignDraft }
export type Move = HandoverRow['allowed'][number]

/** The filters of the register (domain 4.7). */
export const handoverShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'today',
  end_date: 'today',
  or_open: 'open',
  key_type: 'int',
  handover_type: 'ints',
  status: 'ints',
  user_id: 'int',
  overdue: 'flag',
  mine: 'flag',
  returning: 'flag',
  late: 'flag',
  backfill: 'flag',
  due_begin_date: 'text',
  due_end_date: 'text',
} as const

export const handoverSorts = ['bill_no', 'handover_time', 'expect_return_time', 'create_time'] as const

/** Keys as one line: name and number. */
export const keysText = (keys: HandoverRow['keys']): string =>
  keys.map((key) => `${key.key_name} ${key.key_no}`).join(mark('、'))
