import type { Kysely } from 'kysely'
import type { Ctx, Principal } from '../core/context.ts'
import type { Services } from '../core/services.ts'
import { parameters, type SettingKey } from '../core/settings/parameters.ts'
import type { DB } from '../db/schema.gen.ts'
import { type Scope, scopedBy } from '../db/scope.ts'
import { TIMEZONE } from './calendar.ts'
import type { Person } from './people.ts'

/** What a server would have; nothing of the demonstration uploads or encrypts. */
const services = {
  config: { uploadOrigins: [] },
  database: { timezone: TIMEZONE },
  settings: { get: async (key: SettingKey) => parameters[key].standard },
} as unknown as Services

/** The context of an action as somebody calls it at a moment: what the nouns' own functions work with. */
export function actAs(tx: Kysely<DB>, person: Person, at: number, scope: Scope): Ctx {
  const user: Pick<Principal, 'userId' | 'name' | 'deptId' | 'deptName' | 'roles' | 'operations' | 'scope'> = {
    userId: person.id,
    name: person.real_name,
    deptId: person.unit.id,
    deptName: person.unit.dept_name,
    roles: [],
    operations: new Map(),
    scope,
  }
  const call = { services, now: new Date(at), lang: 'CN', ip: person.ip, userAgent: '', requestId: '' } as const
  return { ...call, user, db: tx, scoped: scopedBy(tx, scope), note: () => {} } as unknown as Ctx
}
