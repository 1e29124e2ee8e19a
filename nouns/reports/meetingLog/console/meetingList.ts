import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { meetingLog } from '../noun.ts'

export type MeetingRow = RowOf<'MeetingLog/GetPageList'>
export type MeetingDetail = RowOf<'MeetingLog/Get'>
export type Line = MeetingDetail['people'][number]
export type Move = MeetingRow['allowed'][number]
export type MeetingBody = BodyOf<'MeetingLog/Save'>
export type MeetingValues = Omit<MeetingBody, 'file_ids'> & { file_ids: FileValue[] }

export const meetingShape = shapeOf(meetingLog, { period_key: 'text' })
