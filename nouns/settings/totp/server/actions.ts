import { demandsTotp } from '@shouya/server/core/access/duty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { proveCode } from '@shouya/server/core/secrets/prove.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Kysely, sql } from 'kysely'
import { endSessions, refreshSessions } from '../../session/server/session.ts'
import { checkNotAbove } from '../../user/server/rules.ts'
import * as Totp from '../contract.ts'
import { newSecret, totpUri } from './code.ts'
import { prove } from './prove.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { sealPurpose, stepFor } from './takeCode.ts'

const nameKeys = { CN: 'platform_name', HK: 'platform_name_hk', US: 'platform_name_us' } as const

/** The second step at sign-in, by the codes of an authenticator (ADR 018). */
export const totp = handle(Totp, {
  async Get({ db, user, services }) {
    const own = await db
      .selectFrom('user_totp')
      .select('confirm_time')
      .select(
        sql<number>`(select count(*) from user_recovery_code where user_id = user_totp.user_id and used_time is null)`.as(
          'left',
        ),
      )
      .where('user_id', '=', user.userId)
      .where('confirm_time', 'is not', null)
      .executeTakeFirst()
    return {
      on: own !== undefined,
      confirm_time: own?.confirm_time ?? null,
      recovery_left: own?.left ?? 0,
      demanded: await demandsTotp(user, services.settings),
    }
  },

  async Begin(ctx) {
    const { db, user, services, now, lang } = ctx
    await checkProof(ctx)
    const secret = newSecret()
    const begun = { secret_sealed: services.keys.seal(sealPurpose(user.userId), secret), create_time: now }
    const row = await db
      .insertInto('user_totp')
      .values({ user_id: user.userId, ...begun })
      .onConflict((c) => c.column('user_id').doUpdateSet(begun).where('user_totp.confirm_time', 'is', null))
      .returning('user_id')
      .executeTakeFirst()
    if (!row) fail('WrongState', { reason: 'totp.on' })
    ctx.note({ table: 'sys_user', id: user.userId })
    return { secret, uri: totpUri(secret, await services.settings.get(nameKeys[lang]), user.username) }
  },

  Confirm: prepared<typeof Totp.Confirm, void>(
    async (call, { code }) => {
      const { user, services } = call
      const pool = services.database.kysely as never
      await checkBegun(pool, user.userId)
      await checkProof({ db: pool, user, now: call.now })
      const begun = { userId: user.userId, code, confirmed: false }
      await proveCode(call, async () => (await stepFor(call, pool, begun)) !== null)
    },
    async (ctx, { code }) => {
      const { db, user, services, now } = ctx
      await checkBegun(db, user.userId, 'lock')
      const step = await stepFor(ctx, db, { userId: user.userId, code, confirmed: false })
      // `Begin` was called again: the code belongs to the previous secret.
      if (step === null) fail('Stale')
      await db
        .updateTable('user_totp')
        .set({ confirm_time: now, last_step: step })
        .where('user_id', '=', user.userId)
        .execute()
      // The other sessions were opened with the password alone.
      await endSessions(db, { userId: user.userId, except: user.sessionId }, now)
      await refreshSessions(db, user.userId)
      noteSwitch(ctx, user.userId, true)
      return { recovery_codes: await makeRecoveryCodes(db, services.keys, user.userId) }
    },
  ),

  Renew: prepared<typeof Totp.Renew, void>(prove, async (ctx) => {
    ctx.note({ table: 'sys_user', id: ctx.user.userId })
    return { recovery_codes: await makeRecoveryCodes(ctx.db, ctx.services.keys, ctx.user.userId) }
  }),

  End: prepared<typeof Totp.End, void>(prove, async (ctx) => {
    await takeAway(ctx, ctx.user.userId)
    await refreshSessions(ctx.db, ctx.user.userId)
    return null
  }),

  async Reset(ctx, { id }) {
    const target = await find(ctx, 'sys_user', id, 'lock')
    if (id === ctx.user.userId) fail('WrongState', { reason: 'user.refused.self' })
    await checkNotAbove(ctx, target)
    await checkProof(ctx)
    await takeAway(ctx, id)
    await endSessions(ctx.db, { userId: id }, ctx.now)
    return null
  },
})

/** 1004 unless a secret waits for its confirmation. */
async function checkBegun(db: Kysely<Unscoped>, userId: number, lock?: 'lock'): Promise<void> {
  const query = db.selectFrom('user_totp').select('confirm_time').where('user_id', '=', userId)
  const own = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!own) fail('WrongState', { reason: 'totp.begin' })
  if (own.confirm_time !== null) fail('WrongState', { reason: 'totp.on' })
}

async function takeAway(ctx: Ctx, userId: number): Promise<void> {
  const deletedSecret = await ctx.db
    .deleteFrom('user_totp')
    .where('user_id', '=', userId)
    .where('confirm_time', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!deletedSecret) fail('WrongState', { reason: 'totp.off' })
  noteSwitch(ctx, userId, false)
}

const noteSwitch = (ctx: Ctx, id: number, on: boolean) =>
  ctx.note({
    table: 'sys_user',
    id,
    before: { totp_on: !on },
    after: { totp_on: on },
    ...(id === ctx.user.userId ? {} : { forced: true }),
  })
