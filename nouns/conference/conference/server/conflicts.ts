import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reply } from '../noun.ts'
import { timesIssue } from '../rules.ts'
import { status } from './types.ts'

const MOST = 50

/** Warnings about a time: meetings in the same room as far as the caller sees them, and when people are expected elsewhere. */
export async function conflictsOf(
  ctx: Ctx,
  { id = 0, begin_time, end_time, room, user_ids }: Input<typeof Contract.GetConflicts>,
): Promise<Answered<typeof Contract.GetConflicts>> {
  if (timesIssue({ begin_time, end_time })) return { room: [], people: [] }
  const isThen = (states: readonly number[]): RawBuilder<boolean> => sql`conference.id <> ${id}
    and conference.status = any(${states}::smallint[]) and conference.begin_time < ${end_time}::timestamptz
    and conference.end_time > ${begin_time}::timestamptz`
  const meetings = room
    ? await ctx.scoped
        .rows('conference')
        .select(['id', 'title', 'begin_time', 'end_time'])
        .where(isThen([status.draft, status.announced, status.running]))
        .where('room', '=', room)
        .orderBy('begin_time')
        .limit(MOST)
        .execute()
    : []
  const people = await everything(ctx.db)
    .selectFrom('conference_user as line')
    .innerJoin('conference', 'conference.id', 'line.conference_id')
    .select(['line.name', 'begin_time', 'end_time'])
    .select(sql<number>`line.user_id`.as('user_id'))
    .where('line.user_id', 'in', user_ids.length > 0 ? user_ids : [0])
    .where('line.reply', 'not in', [reply.absent, reply.delegates])
    .where(isThen([status.announced, status.running]))
    .orderBy('begin_time')
    .orderBy('line.id')
    .limit(MOST)
    .execute()
  return { room: meetings, people }
}
