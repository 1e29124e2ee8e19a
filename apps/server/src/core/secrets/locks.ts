import type { MessageKey } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { Call } from '../context.ts'
import { Failure, fail } from '../failure.ts'
import { moment } from '../time/moment.ts'

const MINUTE = 60_000
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE)

/** Locks a name for every address. */
const ANYWHERE = ''

/**
 * Who guesses, and from where: an address that anybody may have, or what only the owner got by a right password. Guesses
 * from addresses add up per name; a known source has a count of its own, so that nobody outside can lock its owner out.
 */
export type Source = { name: string; from: string; known: boolean }

export type Attempt = Source & {
  id: number
  nameKey: string
  neededCaptcha: boolean
  nextNeedsCaptcha: boolean
  /** Sources that this attempt has locked before its outcome was known, and the failures that it has spent on it. */
  locked: string[]
  spent: number[]
}

/** The locks that bind a source. */
const binding = ({ from, known }: Source) => (known ? [from] : [ANYWHERE, from])

/**
 * Admits one guess at a secret, or ends it: locked, or a captcha is due and `captchaRight` says no. The attempt is
 * written down as failed before the secret is checked and taken back on success, under a lock per name, so that a
 * thousand attempts at once count like a thousand one after the other. Known and unknown names are treated alike.
 * It commits by itself: what the guess was for may fail and leaves the count as it is.
 */
export async function admit(
  { services, now }: Call,
  source: Source,
  captchaRight: () => Promise<boolean | null>,
): Promise<Attempt> {
  const { from, known } = source
  // Lower case can be longer than what was typed (İ), and the column ends at 100.
  const nameKey = source.name.toLowerCase().slice(0, 100)
  const limit = {
    captchaAfter: known ? Number.POSITIVE_INFINITY : await services.settings.get('login.captcha_after'),
    perSource: await services.settings.get('login.max_fail'),
    perName: await services.settings.get('login.name_max_fail'),
    window: await services.settings.get('login.fail_window_min'),
    minutes: await services.settings.get('login.lock_minutes'),
  }
  const captcha = await captchaRight()
  const outcome = await services.database.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${nameKey}, 7))`.execute(tx)
    const lock = await tx
      .selectFrom('sign_in_lock')
      .select((eb) => eb.fn.max(sql<number>`extract(epoch from until - ${now})`).as('seconds'))
      .where('name_key', '=', nameKey)
      .where('source', 'in', binding(source))
      .where('until', '>', moment(now))
      .executeTakeFirstOrThrow()
    if (lock.seconds !== null) return locked(Number(lock.seconds) / 60)

    const since = ago(now, limit.window)
    const before = await tx
      .selectFrom('sign_in_failure')
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('known', '=', false).as('name'),
        eb.fn.countAll<number>().filterWhere('source', '=', from).filterWhere('spent', '=', false).as('source'),
      ])
      .where('name_key', '=', nameKey)
      .where('create_time', '>', moment(since))
      .executeTakeFirstOrThrow()
    if (before.name >= limit.captchaAfter && captcha !== true)
      return new Failure('SignInFailed', {
        reason: captcha === null ? 'signIn.captchaNeeded' : 'signIn.captchaWrong',
        data: { captcha: true, due: true },
      })

    const { id } = await tx
      .insertInto('sign_in_failure')
      .values({ name_key: nameKey, source: from, known, create_time: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const until = new Date(now.getTime() + limit.minutes * MINUTE)
    const closed: string[] = []
    let spent: number[] = []
    const setLock = async (which: string) => {
      closed.push(which)
      await tx
        .insertInto('sign_in_lock')
        .values({ name_key: nameKey, source: which, until })
        .onConflict((c) => c.columns(['name_key', 'source']).doUpdateSet({ until }))
        .execute()
    }
    // The locks stand before the secret is known to be right; a right one on the last attempt takes them back.
    if (before.source + 1 >= limit.perSource) {
      await setLock(from)
      const rows = await tx
        .updateTable('sign_in_failure')
        .set({ spent: true })
        .where('name_key', '=', nameKey)
        .where('source', '=', from)
        .where('spent', '=', false)
        .returning('id')
        .execute()
      spent = rows.map((row) => row.id)
    }
    if (!known && before.name + 1 >= limit.perName) await setLock(ANYWHERE)
    const needs = (failures: number) => failures >= limit.captchaAfter
    return {
      ...source,
      id,
      nameKey,
      neededCaptcha: needs(before.name),
      nextNeedsCaptcha: needs(before.name + 1),
      locked: closed,
      spent,
    }
  })
  if (outcome instanceof Failure) throw outcome
  return outcome
}

const locked = (minutes: number) =>
  new Failure('SignInFailed', {
    reason: 'signIn.locked',
    params: { minutes: Math.max(1, Math.ceil(minutes)) },
    data: { captcha: false, minutes: Math.max(1, Math.ceil(minutes)) },
  })

/** Takes the attempt's failure back, with those of the same name and source: somebody knew the secret. */
export async function forgive({ services }: Call, attempt: Attempt): Promise<void> {
  const { nameKey, from } = attempt
  await services.database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('sign_in_failure').where('name_key', '=', nameKey).where('source', '=', from).execute()
    await tx
      .deleteFrom('sign_in_lock')
      .where('name_key', '=', nameKey)
      .where('source', 'in', binding(attempt))
      .execute()
  })
}

/** Takes back an attempt that was neither right nor wrong, because something is still to come: all is as it was before. */
export async function withdraw({ services }: Call, { id, nameKey, locked, spent }: Attempt): Promise<void> {
  await services.database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('sign_in_failure').where('id', '=', id).execute()
    if (locked.length > 0)
      await tx.deleteFrom('sign_in_lock').where('name_key', '=', nameKey).where('source', 'in', locked).execute()
    if (spent.length > 0)
      await tx.updateTable('sign_in_failure').set({ spent: false }).where('id', 'in', spent).execute()
  })
}

export type Said = { reason?: MessageKey; data?: unknown }

/** Ends a failed attempt: the lock's text if this was the attempt that made it, else the one text for all. */
export async function refuse({ services, now }: Call, attempt: Attempt, said: Said = {}): Promise<never> {
  const lock = await services.database.kysely
    .selectFrom('sign_in_lock')
    .select(sql<number>`extract(epoch from max(until) - ${now})`.as('seconds'))
    .where('name_key', '=', attempt.nameKey)
    .where('source', 'in', binding(attempt))
    .where('until', '>', moment(now))
    .executeTakeFirst()
  if (lock?.seconds) throw locked(Number(lock.seconds) / 60)
  fail('SignInFailed', { data: { captcha: attempt.nextNeedsCaptcha }, ...said })
}
