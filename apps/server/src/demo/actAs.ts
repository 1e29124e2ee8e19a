import type { Kysely } from 'kysely'
import type { Ctx, Principal } from '../core/context.ts'
import type { FileStore } from '../core/files/store.ts'
import type { Keys } from '../core/keys/keys.ts'
import type { Services } from '../core/services.ts'
import { parameters, type SettingKey } from '../core/settings/parameters.ts'
import type { DB } from '../db/schema.gen.ts'
import { type Scope, scopedBy } from '../db/scope.ts'
import { TIMEZONE } from './calendar.ts'
import type { Person } from './people.ts'

/** The parts of a server that the demonstration needs: sealing and files. */
export type House = { readonly keys: Keys; readonly files: FileStore }

type Rights = Pick<Principal, 'roles' | 'operations' | 'userType'>

/** No subscribers: effects of requests wait for their noun. */
const topics = { isHeard: () => false }

export const servicesOf = (house: House): Services =>
  ({
    ...house,
    topics,
    config: { uploadOrigins: [] },
    database: { timezone: TIMEZONE },
    settings: { get: async (key: SettingKey) => parameters[key].standard },
    log: { info: () => {} },
  }) as unknown as Services

type Acting = { services: Services; scope: Scope; rights?: Rights; requestId?: string }

const noRights: Rights = { roles: [], operations: new Map(), userType: 1 }

/** The context of an action called by a person at a moment, for the nouns' own functions. */
export function actAs(
  tx: Kysely<DB>,
  person: Person,
  at: number,
  { services, scope, rights = noRights, requestId = '' }: Acting,
): Ctx {
  const user: Rights & Pick<Principal, 'userId' | 'name' | 'deptId' | 'deptName' | 'belongs' | 'scope'> = {
    userId: person.id,
    name: person.real_name,
    deptId: person.unit.id,
    deptName: person.unit.dept_name,
    belongs: person.belongs,
    scope,
    ...rights,
  }
  const call = { services, now: new Date(at), lang: 'CN', ip: person.ip, userAgent: '', requestId } as const
  return { ...call, user, db: tx, scoped: scopedBy(tx, user), note: () => {} } as unknown as Ctx
}
