import type { MessageKey } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { Call } from '../context.ts'
import { Failure, fail } from '../failure.ts'
import { moment } from '../time/moment.ts'

const MINUTE = 60_000
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE)

/** Locks a name from every address. */
const ANYWHERE = ''

/**
 * The name and the source of a guess: an address, which anybody may have, or a mark that only the owner got by a right
 * password. Guesses from addresses are added up per name; a known source is counted separately, so that nobody else can
 * lock its owner out.
 */
export type Source = { name: string; from: string; known: boolean }

export type Attempt = Source & {
  id: number
  nameKey: string
  neededCaptcha: boolean
  nextNeedsCaptcha: boolean
  /** The sources that this attempt has locked in advance, and the failures that it has used for that. */
  locked: string[]
  spent: number[]
}

/** The locks that apply to a source. */
const binding = ({ from, known }: Source) => (known ? [from] : [ANYWHERE, from])

/**
 * Admits one guess at a secret, or fails: locked, or a captcha is due and `captchaRight` is false. The attempt is
 * recorded as failed before the secret is checked and withdrawn on success, under a lock per name, so that a thousand
 * concurrent attempts count like a thousand in sequence. Known and unknown names are treated alike. It commits by
 * itself: a later failure of the action leaves the count.
 */
export async function admit(
  { services, now }: Call,
  source: Source,
  captchaRight: () => Promise<boolean | null>,
): Promise<Attempt> {
  const { from, known } = source
  // Lower case can be longer than the original (İ), and the column has 100 characters.
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
    const failures = await tx
      .selectFrom('sign_in_failure')
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('known', '=', false).as('name'),
        eb.fn.countAll<number>().filterWhere('source', '=', from).filterWhere('spent', '=', false).as('source'),
      ])
      .where('name_key', '=', nameKey)
      .where('create_time', '>', moment(since))
      .executeTakeFirstOrThrow()
    if (failures.name >= limit.captchaAfter && captcha !== true)
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
    const setLock = async (lockedSource: string) => {
      closed.push(lockedSource)
      await tx
        .insertInto('sign_in_lock')
        .values({ name_key: nameKey, source: lockedSource, until })
        .onConflict((c) => c.columns(['name_key', 'source']).doUpdateSet({ until }))
        .execute()
    }
    // The locks are set before the result is known; a right secret on the last attempt removes them.
    if (failures.source + 1 >= limit.perSource) {
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
    if (!known && failures.name + 1 >= limit.perName) await setLock(ANYWHERE)
    const needs = (failures: number) => failures >= limit.captchaAfter
    return {
      ...source,
      id,
      nameKey,
      neededCaptcha: needs(failures.name),
      nextNeedsCaptcha: needs(failures.name + 1),
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

/** Removes the attempt's failure and those of the same name and source: the secret was right. */
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

/** Withdraws an attempt that was neither right nor wrong, because another step follows: the state before it. */
export async function withdraw({ services }: Call, { id, nameKey, locked, spent }: Attempt): Promise<void> {
  await services.database.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('sign_in_failure').where('id', '=', id).execute()
    if (locked.length > 0)
      await tx.deleteFrom('sign_in_lock').where('name_key', '=', nameKey).where('source', 'in', locked).execute()
    if (spent.length > 0)
      await tx.updateTable('sign_in_failure').set({ spent: false }).where('id', 'in', spent).execute()
  })
}

export type RefusalDetails = { reason?: MessageKey; data?: unknown }

/** Fails the attempt: with the lock's text if it caused the lock, else with the one text for all cases. */
export async function refuse({ services, now }: Call, attempt: Attempt, details: RefusalDetails = {}): Promise<never> {
  const lock = await services.database.kysely
    .selectFrom('sign_in_lock')
    .select(sql<number>`extract(epoch from max(until) - ${now})`.as('seconds'))
    .where('name_key', '=', attempt.nameKey)
    .where('source', 'in', binding(attempt))
    .where('until', '>', moment(now))
    .executeTakeFirst()
  if (lock?.seconds) throw locked(Number(lock.seconds) / 60)
  fail('SignInFailed', { data: { captcha: attempt.nextNeedsCaptcha }, ...details })
}
