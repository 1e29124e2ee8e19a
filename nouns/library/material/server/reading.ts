import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { MOST_SECONDS, MOST_SPEED, MOST_TRIES, READ_SECONDS } from '../rules.ts'
import { secondsOf } from './fileRows.ts'
import { findRead } from './find.ts'
import { settleReading } from './publish.ts'
import type { Material, Reading } from './rules.ts'

type Progress = Row<typeof Contract.StartReading>

/** A reader closes a film before its last frame: so many seconds before the end it is seen. */
const END = 2

const key = ({ id, edition }: Material, userId: number) => ({ material_id: id, edition, user_id: userId })

/** The caller's reading of the present edition, locked. */
export const ownReading = ({ db, user }: Ctx, row: Material): Promise<Reading | undefined> => {
  const { material_id, edition, user_id } = key(row, user.userId)
  return db
    .selectFrom('material_read')
    .selectAll()
    .where('material_id', '=', material_id)
    .where('edition', '=', edition)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
}

const shown = (reading: Reading): Progress => ({
  IsRead: reading.read_time === null ? 0 : 1,
  read_seconds: reading.read_seconds,
  progress: reading.progress,
  done_time: reading.done_time,
  score: reading.score,
  videos: reading.videos as Record<string, number>,
})

/** From now on the caller's time counts for this document, and for no other one. */
export async function startReading(ctx: Ctx, { id }: { id: number }): Promise<Progress> {
  const { db, user, now } = ctx
  const row = await findRead(ctx, id)
  await db
    .insertInto('material_read')
    .values({
      ...key(row, user.userId),
      ...{ dept_id: user.deptId, dept_name: user.belongs, first_read_time: now, last_read_time: now },
    })
    .onConflict((c) =>
      c
        .columns(['material_id', 'edition', 'user_id'])
        .doUpdateSet({ last_read_time: now, views: sql<number>`material_read.views + 1` }),
    )
    .execute()
  await db
    .insertInto('material_reading')
    .values({ user_id: user.userId, material_id: id, beat_time: now })
    .onConflict((c) => c.column('user_id').doUpdateSet({ material_id: id, beat_time: now }))
    .execute()
  ctx.note({ table: 'material_read', id })
  const reading = await ownReading(ctx, row)
  return reading ? shown(reading) : fail('NotFound')
}

type Beat = { id: number; video?: { file_id: number; position: number } | undefined }

/** The time since the last sign of life counts, as far as one sign may count for (domain 9.1: measured by the server). */
export async function keepReading(ctx: Ctx, { id, video }: Beat): Promise<Progress> {
  const { db, user, now } = ctx
  const row = await findRead(ctx, id)
  const seat = await db
    .selectFrom('material_reading')
    .select(['material_id', 'beat_time'])
    .where('user_id', '=', user.userId)
    .forUpdate()
    .executeTakeFirst()
  const before = await ownReading(ctx, row)
  if (!before || seat?.material_id !== id) return fail('WrongState', { reason: 'material.refused.elsewhere' })
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, least(${MOST_SECONDS}, extract(epoch from ${now}::timestamptz - ${seat.beat_time}::timestamptz)))::float8
      as seconds`.execute(db)
  const elapsed = rows[0]?.seconds ?? 0
  // A part of a second is left for the next sign: the mark moves on by what was counted.
  const credited = Math.floor(elapsed)
  const { videos, progress } = await videosOf(ctx, row, before, credited, video)
  const read_seconds = before.read_seconds + credited
  const isRead = before.read_time !== null || (progress === null ? read_seconds >= READ_SECONDS : progress === 100)
  const reading = { ...before, videos, read_seconds, progress: Math.max(before.progress, progress ?? 0) }
  const after = await db
    .updateTable('material_read')
    .set({
      ...{ read_seconds, last_read_time: now, videos: JSON.stringify(videos), progress: reading.progress },
      ...(isRead && before.read_time === null ? { read_time: now } : {}),
    })
    .where('material_id', '=', id)
    .where('edition', '=', row.edition)
    .where('user_id', '=', user.userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('material_reading')
    .set({
      beat_time:
        elapsed < MOST_SECONDS
          ? sql<string>`beat_time + ${credited} * interval '1 second'`
          : sql<string>`${now}::timestamptz`,
    })
    .where('user_id', '=', user.userId)
    .execute()
  ctx.note({ table: 'material_read', id })
  return shown(await finish(ctx, row, after))
}

/**
 * How far the videos are: one advances with what is played, by twice the counted time at most. Null: it has none whose length is
 * known.
 */
async function videosOf(ctx: Ctx, row: Material, before: Reading, credited: number, played: Beat['video']) {
  const lengths = await secondsOf(ctx.db, row.file_ids)
  const seen = { ...(before.videos as Record<string, number>) }
  if (played && lengths.has(played.file_id)) {
    const until = seen[played.file_id] ?? 0
    const most = Math.min(lengths.get(played.file_id) ?? 0, until + credited * MOST_SPEED)
    seen[played.file_id] = Math.max(until, Math.min(played.position, most))
  }
  if (lengths.size === 0) return { videos: seen, progress: null }
  const total = [...lengths.values()].reduce((sum, seconds) => sum + seconds, 0)
  const done = [...lengths].reduce((sum, [file, seconds]) => {
    const until = seen[file] ?? 0
    return sum + (until >= seconds - END ? seconds : until)
  }, 0)
  return { videos: seen, progress: Math.floor((100 * done) / total) }
}

/** Whether all is done that a document asks for: it is read, and its questions suffice or cannot be answered again. */
export async function finish(ctx: Ctx, row: Material, reading: Reading): Promise<Reading> {
  const isAnswered =
    row.form_id === null ||
    (reading.score !== null && (reading.score >= (row.pass_score ?? 0) || reading.tries >= MOST_TRIES))
  if (reading.read_time === null || reading.done_time !== null || !isAnswered) return reading
  await settleReading(ctx, row.id, ctx.user.userId)
  return ctx.db
    .updateTable('material_read')
    .set({ done_time: ctx.now })
    .where('material_id', '=', row.id)
    .where('edition', '=', row.edition)
    .where('user_id', '=', ctx.user.userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
