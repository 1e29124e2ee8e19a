import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { reply } from '../noun.ts'
import type { Conference, Line } from './types.ts'

type Db = Pick<Ctx, 'db'>['db']

/** Who is invited to meetings, in their order. */
export const linesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('conference_user')
    .selectAll()
    .where('conference_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('conference_id')
    .orderBy('seq')
    .orderBy('id')
    .execute()

/** The caller's own lines. */
export const ownLinesOf = ({ db, user }: Pick<Ctx, 'db' | 'user'>, ids: readonly number[]) =>
  db
    .selectFrom('conference_user')
    .selectAll()
    .where('conference_id', 'in', ids.length > 0 ? ids : [0])
    .where('user_id', '=', user.userId)
    .execute()

/** Whether somebody was there: they have signed in, or need not and have not said that they do not come. */
export const wasThere = (
  { need_sign }: Pick<Conference, 'need_sign'>,
  line: Pick<Line, 'sign_time' | 'reply'>,
): boolean => line.sign_time !== null || (!need_sign && line.reply !== reply.absent && line.reply !== reply.delegates)

/**
 * Counts who is expected and who has signed in. The version stays: whoever has the form of the minutes open goes on while
 * people sign in.
 */
export const recount = ({ scoped }: Pick<Ctx, 'scoped'>, id: number) =>
  scoped
    .change('conference')
    .set({
      expected_count: sql<number>`(select count(*)::int from conference_user line
        where line.conference_id = conference.id and line.reply <> ${sql.lit(reply.delegates)})`,
      signed_count: sql<number>`(select count(*)::int from conference_user line
        where line.conference_id = conference.id and line.sign_time is not null)`,
    })
    .where('id', '=', id)
    .execute()
