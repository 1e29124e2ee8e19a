import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { meetingLog } from '../noun.ts'

export type MeetingLog = Selectable<DB['meeting_log']>
export type Attendance = Selectable<DB['meeting_sign']>

export const status = meetingLog.states.codes
