import type { Row } from '@shouya/contract/action'
import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { conference, reply, signMode } from '../noun.ts'
import { isSignOpen } from '../rules.ts'
import { leads } from './leads.ts'
import { linesOf, ownLinesOf, wasThere } from './lines.ts'
import { type Conference, type Line, status } from './types.ts'

type Detail = Row<typeof Contract.Get>

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user, now }: Pick<Ctx, 'user' | 'now'>) =>
  (query: Contract.Filters): RawBuilder<boolean> => {
    const hasLine = (condition: RawBuilder<unknown>) => sql<boolean>`exists (select from conference_user line
      where line.conference_id = conference.id and line.user_id = ${user.userId} and ${condition})`
    const isAnnounced = sql`conference.status = ${sql.lit(status.announced)} and conference.begin_time > ${moment(now)}`
    const hasMinutes = sql`conference.status = ${sql.lit(status.ended)} and conference.minutes is not null`
    const isThere = sql`line.confirm_time is null and (line.sign_time is not null
      or not conference.need_sign and line.reply in (${sql.lit(reply.none)}, ${sql.lit(reply.attends)}))`
    return allOf([
      ...conditionsIn(conference, query),
      ...when(query.mine, hasLine(sql`conference.publish_time is not null`)),
      ...when(query.to_reply, sql`${isAnnounced} and ${hasLine(sql`line.reply = ${sql.lit(reply.none)}`)}`),
      ...when(query.to_confirm, sql`${hasMinutes} and ${hasLine(isThere)}`),
    ])
  }

/** What the caller may do with a meeting now: organisers in whose scope it is, those invited by their own line. */
function movesOf(ctx: Ctx, row: Conference, line: Line | undefined): MoveName<typeof conference>[] {
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  const isHeld = ctx.scoped.holds(row.dept_id)
  const isAhead = row.status === status.draft || row.begin_time > wireNow
  const waits = line !== undefined && line.sign_time === null
  const theirs: Record<MoveName<typeof conference>, boolean> = {
    publish: isHeld,
    edit: isHeld && isAhead,
    cancel: isHeld && isAhead,
    delete: isHeld,
    reply: waits && isAhead,
    sign: waits && line.reply !== reply.delegates && isSignOpen(row, wireNow),
    minutes: true,
    confirm: line !== undefined && row.minutes !== null && line.confirm_time === null && wasThere(row, line),
    archive: row.minutes !== null,
  }
  return allowedMoves(conference, row, ctx.user).filter((move) => theirs[move])
}

/** Rows of the list as the caller sees them. */
export async function rowsOf(ctx: Ctx, rows: readonly Conference[]): Promise<Row<typeof Contract.GetPageList>[]> {
  const own = await ownLinesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const lines = new Map(own.map((line) => [line.conference_id, line]))
  return rows.map((row) => ({
    ...row,
    my_reply: lines.get(row.id)?.reply ?? null,
    allowed: movesOf(ctx, row, lines.get(row.id)),
  }))
}

/** Meetings with everybody invited and with their files. */
export async function detailsOf(ctx: Ctx, rows: readonly Conference[]): Promise<Detail[]> {
  const [listed, lines, files] = await Promise.all([
    rowsOf(ctx, rows),
    linesOf(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    filesOf(
      ctx,
      rows.flatMap(({ file_ids, minutes_file_ids }) => [...file_ids, ...minutes_file_ids]),
    ),
  ])
  const linesOfMeeting = Map.groupBy(lines, ({ conference_id }) => conference_id)
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  const among = (ids: readonly number[]) => files.filter(({ id }) => ids.includes(id))
  return rows.map((row, index) => {
    const runs = leads(ctx, row) && isSignOpen(row, wireNow) && row.status !== status.cancelled
    return {
      ...row,
      ...(listed[index] as Row<typeof Contract.GetPageList>),
      files: among(row.file_ids),
      minutes_files: among(row.minutes_file_ids),
      people: (linesOfMeeting.get(row.id) ?? []).map((line) => ({
        ...line,
        sign: line.sign as Detail['people'][number]['sign'],
        signable: runs && line.user_id === null && line.sign_time === null,
      })),
      shows_code: runs && row.sign_mode === signMode.scan,
    }
  })
}
