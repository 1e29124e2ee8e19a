import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { secretOf } from '@shouya/server/core/settings/secrets.ts'
import { toStored } from '@shouya/server/core/settings/stored.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import * as Setting from '../contract.ts'
import { checkValue } from './checkValue.ts'
import { keepLogo } from './logo.ts'
import { publicSetting } from './publicSetting.ts'
import { rowOf, type Stored, settingRows } from './rows.ts'

export const setting = handle(Setting, {
  async GetList({ db }) {
    return (await settingRows(db).execute()).map(rowOf)
  },

  Get: async ({ db }, { key }) => rowOf(await oneOf({ db }, key)),

  async Save(ctx, { key, version, value }) {
    const before = await changeable(ctx, key, version)
    const fitting = await checkValue(ctx, rowOf(before), value)
    if (before.key === 'platform.logo') await keepLogo(ctx, fitting as number)
    const checked = toStored(fitting)
    const isSecret = parameters[before.key].kind === 'secret' && checked !== ''
    return put(ctx, before, isSecret ? ctx.services.keys.seal(secretOf(before.key), checked) : checked)
  },

  async Delete(ctx, { key, version }) {
    const before = await changeable(ctx, key, version)
    if (before.key === 'platform.logo') await keepLogo(ctx, 0)
    return put(ctx, before, null)
  },

  GetPublic: ({ services }) => publicSetting(services),

  async GetMap({ services: { settings } }) {
    const [provider, key] = [await settings.get('map.provider'), await settings.get('map.key')]
    const geo_key = (await settings.get('map.geo_key')) || key
    return provider === 'tianditu' && key !== '' ? { provider, key, geo_key } : null
  },
})

/**
 * The number of attempts, the length of a session, the duty of a second step: these protect access like a credential. Whoever
 * sets a server for mail or SMS decides where its password and all messages go.
 */
const guardsTheDoor = /^(login|pwd|session|totp|mail|sms)\./

async function oneOf({ db }: Pick<Ctx, 'db'>, key: string, lock?: 'lock'): Promise<Stored> {
  const query = settingRows(db).where('key', '=', key)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NotFound')
}

async function changeable(ctx: Ctx, key: string, version: number): Promise<Stored> {
  const before = await oneOf(ctx, key, 'lock')
  checkVersion(before, version)
  if (!before.editable) fail('WrongState', { reason: 'setting.refused.fixed' })
  if (guardsTheDoor.test(key)) await checkProof(ctx)
  return before
}

/** Writes a value (null: the default) and notifies every process. */
async function put(ctx: Ctx, before: Stored, value: string | null) {
  const saved = await ctx.db
    .updateTable('setting')
    .set({ value, ...changed(ctx) })
    .where('key', '=', before.key)
    .returning(['key', 'version'])
    .executeTakeFirstOrThrow()
  await notify(ctx.db, { type: 'setting' })
  ctx.note({
    table: 'setting',
    message: `${before.key} ${before.name_cn}`,
    before: { [before.key]: rowOf(before).value },
    after: { [before.key]: rowOf({ ...before, value }).value },
  })
  return saved
}
