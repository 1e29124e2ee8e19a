import { type Kysely, sql } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { addFile, fileUrl } from '../core/files/files.ts'
import type { Services } from '../core/services.ts'
import { localDay } from '../core/time/local.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Scope } from '../db/scope.ts'
import { actAs } from './actAs.ts'
import type { Person } from './people.ts'

/** Stores a file for a person and returns it as a field's value. */
export type Attach = (name: string) => Promise<object>

export type Office = {
  readonly person: (id: number) => Person
  /** The context of a call by a person, with the rights of their role and a command id of its own. */
  readonly as: (who: Person, at: number) => Ctx
  /** Stores files for a person. */
  readonly attachFor: (who: Person, at: number) => Attach
}

const EVERYWHERE = new Set([
  ...['admin', 'sys_admin', 'hq_security', 'finance', 'trade_admin', 'auditor', 'member_service'],
])
const BRANCHES = new Set(['branch_security', 'sub_leader', 'monitor_center'])

/** The people that the demonstration can act as. */
export async function openOffice(tx: Kysely<DB>, people: readonly Person[], services: Services): Promise<Office> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const rights = await rightsByRole(tx)
  const scopes = new Map<number, Scope>()
  const units = await tx
    .selectFrom('dept')
    .select(['id', sql<string>`path::text`.as('path')])
    .execute()
  for (const who of people) if (who.role && BRANCHES.has(who.role)) scopes.set(who.id, below(who, units))
  const storedFiles = new Map<string, ReturnType<Services['files']['put']>>()
  const dayOf = (at: number) => localDay(new Date(at), services.database.timezone)
  let commands = 0
  const person = (id: number) => {
    const person = byId.get(id)
    if (!person) throw new Error(`no person ${id}`)
    return person
  }
  return {
    person,
    as: (who, at) =>
      actAs(tx, who, at, {
        services,
        scope: scopes.get(who.id) ?? scopeOf(who, dayOf(at)),
        rights: rights.get(who.role ?? ''),
        requestId: `demonstration ${++commands}`,
      }),
    attachFor: (who, at) => async (name) => {
      const stored = storedFiles.get(name) ?? services.files.put(contentOf(name))
      storedFiles.set(name, stored)
      const { db } = actAs(tx, who, at, { services, scope: scopeOf(who, dayOf(at)) })
      const file = { name, folder: 'daily', mime: 'text/plain', userId: who.id, now: new Date(at) }
      const id = await addFile(db, { ...(await stored), ...file })
      return { name, status: 'done', url: fileUrl(id) }
    },
  }
}

async function* contentOf(name: string) {
  yield Buffer.from(`${name.replace(/\.txt$/, '')}\n\n本文件为演示数据，无实际效力。\n`)
}

function scopeOf({ id, role, unit }: Person, day: string): Scope {
  if (role && EVERYWHERE.has(role)) return { kind: 'all' }
  if (role === 'escort_admin') return { kind: 'party', userType: 2, partyId: null, userId: id, own: false, day }
  return { kind: 'units', ids: [unit.id] }
}

/** Their unit and those below it; for a security section those of its branch. */
function below({ unit }: Person, units: readonly { id: number; path: string }[]): Scope {
  const root = unit.dept_type < 5 ? unit.path : unit.path.split('.').slice(0, -1).join('.')
  const ids = units.filter(({ path }) => path === root || path.startsWith(`${root}.`)).map(({ id }) => id)
  return { kind: 'units', ids }
}

async function rightsByRole(tx: Kysely<DB>) {
  const grants = await tx
    .selectFrom('role')
    .innerJoin('role_grant', 'role_grant.role_id', 'role.id')
    .select(['role.id', 'role_code', 'permission_id', 'operation'])
    .execute()
  return new Map(
    [...Map.groupBy(grants, ({ role_code }) => role_code)].map(([code, rows]) => {
      const byPermission = Map.groupBy(rows, ({ permission_id }) => permission_id)
      const operations = new Map(
        [...byPermission].map(([permission, rows]) => [permission, new Set(rows.map(({ operation }) => operation))]),
      )
      const roles = [{ id: rows[0]?.id ?? 0, code }]
      return [code, { roles, operations, userType: code === 'escort_admin' ? 2 : 1 }] as const
    }),
  )
}
