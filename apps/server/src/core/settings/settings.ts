import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Listener } from '../notify/listener.ts'

/** The parameters that the program reads, with their defaults (domain 1.6, foundation issue section 4). */
const defaults = {
  platform_name: 'Shouya',
  platform_name_hk: 'Shouya',
  platform_name_us: 'Shouya',
  'platform.bank_name': '',
  copyright: '',
  footer_links: [] as { name: string; link: string }[],
  'login.captcha_after': 2,
  'login.max_fail': 5,
  'login.name_max_fail': 20,
  'login.fail_window_min': 15,
  'login.lock_minutes': 10,
  'pwd.expire_days': 0,
  'pwd.history': 5,
  'session.hours': 8,
  'register.backfill_days': 3,
  'register.edit_hours': 24,
}

export type SettingKey = keyof typeof defaults
type Widen<T> = T extends string ? string : T extends number ? number : T

export type Settings = {
  get<K extends SettingKey>(key: K): Promise<Widen<(typeof defaults)[K]>>
}

/** Parameters cached until a notice says that one changed. */
export function openSettings(db: Kysely<DB>, listener: Listener): Settings {
  let cached: Promise<Map<string, string>> | null = null
  listener.on(({ type }) => {
    if (type === 'setting') cached = null
  })
  const load = async () =>
    new Map((await db.selectFrom('setting').select(['key', 'value']).execute()).map((row) => [row.key, row.value]))

  return {
    async get(key) {
      if (!cached || listener.blind) {
        cached = load()
        cached.catch(() => {
          cached = null
        })
      }
      const text = (await cached).get(key)
      const standard = defaults[key]
      if (text === undefined) return standard as never
      if (typeof standard === 'number') return Number(text) as never
      return (typeof standard === 'string' ? text : JSON.parse(text)) as never
    },
  }
}
