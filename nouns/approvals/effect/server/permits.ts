import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { requestStates } from '../../request/noun.ts'
import { effectStates } from '../noun.ts'
import { type PermitTopic, permitTopics } from './permitTopics.ts'

const MOST = 200

/** A revocation takes the permit back even if its flow has no topic for that. */
const revoked = sql<boolean>`exists (select from appr_instance revocation where revocation.link_id = appr_instance.id
  and revocation.link_as = 'revocation' and revocation.status = ${sql.lit(requestStates.approved)})`

/** Effects of approved requests that permit this. */
const permits = ({ db }: Pick<Ctx, 'db'>, topic: PermitTopic) =>
  db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .where('appr_effect.topic', '=', topic)
    .where('appr_instance.status', '=', requestStates.approved)

/** The open permits of a unit, the last first. */
export const openPermits = (ctx: Pick<Ctx, 'db'>, topic: PermitTopic, deptId: number) =>
  permits(ctx, topic)
    .select((eb) => [
      'appr_instance.id as oa_examine_id',
      eb.ref('bill_no').$notNull().as('bill_no'),
      'title',
      'initiator_name',
      eb.ref('finish_time').$notNull().as('passed_time'),
    ])
    .where('appr_effect.status', '=', effectStates.waiting)
    .where('appr_instance.dept_id', '=', deptId)
    .where((eb) => eb.not(revoked))
    .orderBy('appr_effect.id', 'desc')
    .limit(MOST)
    .execute()

type Said = {
  topic: PermitTopic
  dept_id: number
  /** Fields of the request's form with their values. */
  says: Readonly<Record<string, string>>
  /** A record that may have used it already. */
  bill_no: string | null
}

/**
 * The first permit of a unit whose request has all of these values, and which is open or was used by the given record.
 */
export async function permitSaying(ctx: Pick<Ctx, 'db'>, { topic, dept_id, says, bill_no }: Said) {
  return permits(ctx, topic)
    .select((eb) => ['appr_instance.id', eb.ref('bill_no').$notNull().as('bill_no')])
    .select(sql<boolean>`appr_effect.status = ${sql.lit(effectStates.done)}`.as('used'))
    .where('appr_instance.dept_id', '=', dept_id)
    .where(sql<boolean>`appr_instance.state -> 'form' @> ${JSON.stringify(says)}::jsonb`)
    .where((eb) => eb.not(revoked))
    .where((eb) =>
      eb.or([
        eb('appr_effect.status', '=', effectStates.waiting),
        eb.and([eb('appr_effect.status', '=', effectStates.done), eb('appr_effect.note', '=', bill_no)]),
      ]),
    )
    .orderBy('appr_effect.status', 'desc')
    .orderBy('appr_effect.id')
    .executeTakeFirst()
}

type Use = { topic: PermitTopic; instance_id: number; dept_id: number; bill_no: string }

/**
 * Uses a permit of a unit, in the caller's transaction, and returns its number. Under a lock, so that only one of two
 * concurrent calls can use it. 1001 at `oa_examine_id` if it does not permit this to the unit; 1004 if it was used or
 * taken back.
 */
export async function spendPermit(
  ctx: Pick<Ctx, 'db' | 'now' | 'user'>,
  { topic, instance_id, dept_id, bill_no }: Use,
): Promise<string> {
  const matching = await permits(ctx, topic)
    .select([
      'appr_effect.id',
      'appr_effect.status',
      'appr_effect.note',
      'appr_instance.bill_no',
      revoked.as('revoked'),
    ])
    .where('appr_effect.instance_id', '=', instance_id)
    .where('appr_instance.dept_id', '=', dept_id)
    .orderBy('appr_effect.id')
    .forUpdate('appr_effect')
    .execute()
  const [first] = matching
  if (!first?.bill_no) return failAt('oa_examine_id', 'effect.permit.none')
  const params = { bill: first.bill_no }
  const open = matching.find((permit) => permit.status === effectStates.waiting && !permit.revoked)
  const used = matching.find((permit) => permit.status === effectStates.done)
  if (!open && used) fail('WrongState', { reason: 'effect.permit.used', params: { ...params, by: used.note ?? '' } })
  if (!open) return fail('WrongState', { reason: 'effect.permit.closed', params })
  await markUsed(ctx, open.id, bill_no)
  return first.bill_no
}

const markUsed = ({ db, user, now }: Pick<Ctx, 'db' | 'now' | 'user'>, id: number, bill_no: string) =>
  db
    .updateTable('appr_effect')
    .set({ status: effectStates.done, note: bill_no, done_user_id: user.userId, done_time: now })
    .where('id', '=', id)
    .execute()

type Numbered = Pick<Use, 'topic' | 'bill_no'> & {
  number: string
  /** Whether the values of the request's form fit this use. */
  fits(form: Readonly<Record<string, unknown>>): boolean
}

/**
 * Uses the permit of the request with this number, of any unit. The caller need not be able to read the request, and
 * only learns that there is none, that it is for something else, or which record has used it. Null: it is used now.
 */
export async function spendNumbered(
  ctx: Pick<Ctx, 'db' | 'now' | 'user'>,
  { topic, number, bill_no, fits }: Numbered,
): Promise<{ used: string } | 'none' | 'other' | null> {
  const matching = await permits(ctx, topic)
    .select(['appr_effect.id', 'appr_effect.status', 'appr_effect.note'])
    .select(sql<Record<string, unknown>>`appr_instance.state -> 'form'`.as('form'))
    .where('appr_instance.bill_no', '=', number)
    .where((eb) => eb.not(revoked))
    .forUpdate('appr_effect')
    .execute()
  const open = matching.find((permit) => permit.status === effectStates.waiting)
  if (!open) {
    const used = matching.find((permit) => permit.status === effectStates.done)
    return used ? { used: used.note ?? '' } : 'none'
  }
  if (!fits(open.form)) return 'other'
  await markUsed(ctx, open.id, bill_no)
  return null
}

type Freed = Pick<Use, 'topic' | 'instance_id' | 'bill_no'>

/** The record that used a permit was cancelled: the permit is open again, unless it was taken back meanwhile. */
export async function freePermit(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { topic, instance_id, bill_no }: Freed,
): Promise<void> {
  await db
    .updateTable('appr_effect')
    .set({ status: effectStates.waiting, note: null, done_user_id: null, done_time: null })
    .where('instance_id', '=', instance_id)
    .where('topic', '=', topic)
    .where('status', '=', effectStates.done)
    .where('note', '=', bill_no)
    .execute()
  await takeBack(db, { topic, instance_id }, now)
}

type Permit = { topic: PermitTopic; instance_id: number }

/**
 * Closes a permit that a revocation takes back, and the revocation's own effect. A permit that was used stays used, and
 * the revocation's effect waits, visibly, until somebody handles it.
 */
export async function takeBack(db: Kysely<Unscoped>, { topic, instance_id }: Permit, now: Date): Promise<void> {
  const undoing = await db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .select(['appr_effect.id', 'bill_no'])
    .where('appr_effect.topic', '=', permitTopics[topic].undo)
    .where('appr_effect.status', '=', effectStates.waiting)
    .where('link_id', '=', instance_id)
    .where('link_as', '=', 'revocation')
    .where('appr_instance.status', '=', requestStates.approved)
    .executeTakeFirst()
  if (!undoing) return
  const permits = await db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .select(['appr_effect.id', 'appr_effect.status', 'bill_no'])
    .where('topic', '=', topic)
    .where('instance_id', '=', instance_id)
    .forUpdate('appr_effect')
    .execute()
  const settle = (id: number, to: number, note: string | null) =>
    db.updateTable('appr_effect').set({ status: to, note, done_time: now }).where('id', '=', id).execute()
  for (const { id } of permits.filter((permit) => permit.status === effectStates.waiting))
    await settle(id, effectStates.closed, undoing.bill_no)
  if (permits.every((permit) => permit.status !== effectStates.done))
    await settle(undoing.id, effectStates.done, permits[0]?.bill_no ?? null)
}
