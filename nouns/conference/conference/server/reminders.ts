import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { conference, reply } from '../noun.ts'
import { wasThere } from './lines.ts'
import type { Conference, Line } from './types.ts'

type Code =
  | 'conference_invited'
  | 'conference_changed'
  | 'conference_begin'
  | 'conference_cancelled'
  | 'conference_minutes'

/** What invites somebody, until they have replied or it is over. */
export const invitations = ['conference_invited', 'conference_changed'] as const

/** What is over once the meeting has begun, is cancelled, or takes place at another time. */
export const ahead = [...invitations, 'conference_begin'] as const

/** A reminder about a meeting; `act`: which change of it. */
export const reminderOf = (
  code: Code,
  row: Pick<Conference, 'id' | 'title' | 'dept_name' | 'begin_time' | 'room' | 'link'>,
  receivers: readonly number[],
  act: number | string,
  reason = '',
): Remind => ({
  ...{ code, receivers, table: conference.table, id: row.id, act, link: linkTo(conference, row.id), level: 1 },
  params: {
    title: row.title,
    dept: row.dept_name,
    time: row.begin_time.slice(0, 16),
    place: row.room ?? row.link ?? '',
    reason,
  },
})

/** The accounts on some lines, without the caller and without whoever sends somebody else. */
export const receiversOf = (lines: readonly Pick<Line, 'user_id' | 'reply'>[], callerId: number): number[] =>
  lines.flatMap(({ user_id, reply: said }) =>
    user_id === null || user_id === callerId || said === reply.delegates ? [] : [user_id],
  )

/** Asks those who were there to confirm the minutes of a meeting that has ended. */
export const askToConfirm = (
  db: Ctx['db'],
  row: Conference & { version: number },
  lines: readonly Line[],
  now: Date,
): Promise<number> => {
  const there = lines.filter((line) => wasThere(row, line) && line.confirm_time === null)
  const receivers = receiversOf(there, row.recorder_user_id)
  return remindAll(db, [reminderOf('conference_minutes', row, receivers, row.version)], now)
}
