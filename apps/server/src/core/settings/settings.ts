import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Listener } from '../notify/listener.ts'
import type { Parameter } from './kinds.ts'
import { parameters, type SettingKey, type SettingValue } from './parameters.ts'
import { fromStored } from './stored.ts'

export type Settings = {
  get<K extends SettingKey>(key: K): Promise<SettingValue<K>>
  /** This process has changed one: the next request sees it, even before the notice comes. */
  drop(): void
}

/** Parameters, cached until a notice of a change. */
export function openSettings(db: Kysely<DB>, listener: Listener): Settings {
  let cached: Promise<Map<string, unknown>> | null = null
  const drop = () => {
    cached = null
  }
  listener.on(({ type }) => {
    if (type === 'setting') drop()
  })
  const load = async () => {
    const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
    const stored = new Map(rows.map(({ key, value }) => [key, value]))
    const definitions = Object.entries<Parameter>(parameters)
    return new Map(definitions.map(([key, parameter]) => [key, fromStored(parameter, stored.get(key))]))
  }

  return {
    drop,
    async get(key) {
      if (!cached || listener.blind) {
        const loading = load()
        cached = loading
        loading.catch(() => {
          if (cached === loading) cached = null
        })
      }
      return (await cached).get(key) as never
    },
  }
}
