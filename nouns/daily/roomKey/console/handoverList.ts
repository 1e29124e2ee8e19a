import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { roomKey } from '../noun.ts'

export type HandoverRow = RowOf<'RoomKey/GetPageList'>
export type HandoverDetail = RowOf<'RoomKey/Get'>
export type SaveBody = BodyOf<'RoomKey/Save'>
export type HandoverValues = Omit<SaveBody, 'sign' | 'handover_time'> & { handover_time: string; sign: SignDraft }
export type Move = HandoverRow['allowed'][number]

export const handoverShape = shapeOf(roomKey, {
  key_type: 'int',
  user_id: 'int',
  due_begin_date: 'text',
  due_end_date: 'text',
})

/** Keys as one line: name and number. */
export const keysText = (keys: HandoverRow['keys']): string =>
  keys.map((key) => `${key.key_name} ${key.key_no}`).join(mark('、'))
