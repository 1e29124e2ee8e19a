import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { reply } from '../noun.ts'
import { linesOf, recount } from './lines.ts'

type Wanted = { user_id: number | null; name: string; dept_name: string | null }

const keyOf = ({ user_id, name, dept_name }: Wanted) => user_id ?? `${name}\n${dept_name ?? ''}`

/**
 * Invites exactly these people, and whom they send in their place; lines that stay keep their replies, unless the time has
 * changed. Answers the accounts that are invited for the first time. 1001 at `people` or `begin_time` once those whom it
 * concerns have signed in.
 */
export async function invite(
  { db, scoped }: Pick<Ctx, 'db' | 'scoped'>,
  id: number,
  wanted: readonly Wanted[],
  { isMoved }: { isMoved: boolean },
): Promise<Set<number>> {
  const lines = await linesOf(db, [id])
  if (isMoved && lines.some(({ sign_time }) => sign_time !== null)) failAt('begin_time', 'conference.refused.signedIn')
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const kept = new Set(wanted.flatMap((person) => byKey.get(keyOf(person))?.id ?? []))
  const gone = lines.filter(
    ({ id: line, delegated_by }) => !kept.has(line) && (delegated_by === null || isMoved || !kept.has(delegated_by)),
  )
  if (gone.some(({ sign_time }) => sign_time !== null)) failAt('people', 'conference.refused.signedIn')
  // Who is invited by name comes for themselves from now on.
  if (kept.size > 0)
    await db
      .updateTable('conference_user')
      .set({ delegated_by: null })
      .where('id', 'in', [...kept])
      .execute()
  if (gone.length > 0)
    await db
      .deleteFrom('conference_user')
      .where(
        'id',
        'in',
        gone.map((line) => line.id),
      )
      .execute()
  if (isMoved)
    await db
      .updateTable('conference_user')
      .set({ reply: reply.none, reply_time: null, absent_reason: null, delegate_name: null })
      .where('conference_id', '=', id)
      .execute()
  const added = wanted.filter((person) => !byKey.has(keyOf(person)))
  if (added.length > 0)
    await db
      .insertInto('conference_user')
      .values(added.map((person) => ({ ...person, conference_id: id, seq: 0 })))
      .execute()
  await inOrder(db, id, wanted)
  await recount({ scoped }, id)
  return new Set(added.flatMap(({ user_id }) => user_id ?? []))
}

/** The order of the form; whom somebody sends stands last. */
async function inOrder(db: Ctx['db'], id: number, wanted: readonly Wanted[]): Promise<void> {
  const order = new Map(wanted.map((person, index) => [keyOf(person), index]))
  const ids = (await linesOf(db, [id]))
    .toSorted((a, b) => (order.get(keyOf(a)) ?? wanted.length) - (order.get(keyOf(b)) ?? wanted.length))
    .map((line) => line.id)
  await db
    .updateTable('conference_user')
    .set({ seq: sql<number>`array_position(${ids}::bigint[], id)` })
    .where('conference_id', '=', id)
    .execute()
}
