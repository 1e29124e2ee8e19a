import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Scope } from '../../db/scope.ts'
import type { Principal } from '../context.ts'
import { isAdmitted, partyName } from '../org/parties.ts'
import { moment } from '../time/moment.ts'

/** User types of outsiders: they see only rows of their party; with "own rows" only those they are in (domain 13). */
const outsiders = new Set([2, 3, 4, 6])

const OWN_ROWS = 5

/**
 * Departments, vaults and monitoring centres (unit types 5 to 7) have nothing below them: they serve the unit that they
 * belong to, so for their people "own and below" starts at that unit (ADR 017).
 */
const reachRoot = sql<string>`case when dept.dept_type in (5, 6, 7) and nlevel(dept.path) > 1
  then subpath(dept.path, 0, -1) else dept.path end`

/** The owner of a live session, or null when the session has ended or the account is closed. */
export async function loadPrincipal(db: Kysely<DB>, sessionId: string, now: Date): Promise<Principal | null> {
  const live = await db
    .selectFrom('session')
    .select(['user_id', 'expire_time'])
    .where('id', '=', sessionId)
    .where('end_time', 'is', null)
    .where('expire_time', '>', moment(now))
    .executeTakeFirst()
  return live ? loadPerson(db, live.user_id, now, { sessionId, expireAt: live.expire_time }) : null
}

/** The principal of an account as of now, for background work without a session; null when the account is closed. */
export const principalOf = (db: Kysely<DB>, userId: number, now: Date): Promise<Principal | null> =>
  loadPerson(db, userId, now, { sessionId: '', expireAt: '' })

async function loadPerson(
  db: Kysely<DB>,
  userId: number,
  now: Date,
  session: Pick<Principal, 'sessionId' | 'expireAt'>,
): Promise<Principal | null> {
  const row = await db
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select([
      'sys_user.id',
      'username',
      'real_name',
      'avatar_file_id',
      'dept_id',
      'dept_name',
      reachRoot.as('reach_root'),
      'user_type',
      'party_id',
      sql<string>`coalesce(${partyName}, dept_name)`.as('belongs'),
      'post',
      'must_change_pwd',
      'sys_user.data_scope',
      sql<string>`(${now}::timestamptz)::date`.as('day'),
      'sys_user.scope_dept_ids',
      sql<boolean>`exists (select from user_totp where user_id = sys_user.id and confirm_time is not null)`.as(
        'totp_on',
      ),
    ])
    .where('sys_user.id', '=', userId)
    .where('sys_user.status', '=', 1)
    .where(isAdmitted)
    .where((eb) =>
      eb.or([eb('expire_date', 'is', null), eb('expire_date', '>=', sql<string>`(${now}::timestamptz)::date`)]),
    )
    .executeTakeFirst()
  if (!row) return null
  const roles = await db
    .selectFrom('role')
    .innerJoin('user_role', 'user_role.role_id', 'role.id')
    .select(['role.id', 'role_code', 'data_scope', 'scope_dept_ids'])
    .where('user_id', '=', row.id)
    .where('status', '=', 1)
    .orderBy('sort')
    .execute()
  const reaches = row.data_scope === null ? roles : [{ data_scope: row.data_scope, scope_dept_ids: row.scope_dept_ids }]
  return {
    ...session,
    userId: row.id,
    username: row.username,
    name: row.real_name,
    avatarFileId: row.avatar_file_id,
    deptId: row.dept_id,
    deptName: row.dept_name,
    belongs: row.belongs,
    userType: row.user_type,
    post: row.post,
    mustChangePassword: row.must_change_pwd,
    totpOn: row.totp_on,
    roles: roles.map(({ id, role_code }) => ({ id, code: role_code })),
    operations: await loadOperations(
      db,
      roles.map(({ id }) => id),
    ),
    scope: await resolveScope(db, row, reaches),
  }
}

async function loadOperations(db: Kysely<DB>, roleIds: number[]): Promise<Map<string, Set<string>>> {
  const operations = new Map<string, Set<string>>()
  if (roleIds.length === 0) return operations
  const grants = await db
    .selectFrom('role_grant')
    .select(['permission_id', 'operation'])
    .distinct()
    .where('role_id', 'in', roleIds)
    .execute()
  for (const { permission_id, operation } of grants) {
    const set = operations.get(permission_id) ?? new Set()
    operations.set(permission_id, set.add(operation))
  }
  return operations
}

type Owner = {
  id: number
  dept_id: number
  reach_root: string
  user_type: number
  party_id: number | null
  day: string
}
type Reach = { data_scope: number; scope_dept_ids: number[] }

/** The widest of several scopes: everything; chosen units and own-and-below joined; own unit; own rows. */
async function resolveScope(db: Kysely<DB>, user: Owner, reaches: Reach[]): Promise<Scope> {
  if (outsiders.has(user.user_type))
    return {
      kind: 'party',
      userType: user.user_type,
      partyId: user.party_id,
      userId: user.id,
      own: reaches.every(({ data_scope }) => data_scope === OWN_ROWS),
      day: user.day,
    }
  const has = (scope: number) => reaches.some(({ data_scope }) => data_scope === scope)
  if (has(1)) return { kind: 'all' }
  const ids = new Set<number>()
  for (const { data_scope, scope_dept_ids } of reaches) {
    if (data_scope === 2) for (const id of scope_dept_ids) ids.add(id)
    if (data_scope === 3) ids.add(user.dept_id)
  }
  if (has(4)) {
    const units = await db
      .selectFrom('dept')
      .select('id')
      .where(sql<boolean>`path <@ ${user.reach_root}::ltree`)
      .execute()
    for (const { id } of units) ids.add(id)
  }
  return ids.size > 0 ? { kind: 'units', ids: [...ids] } : { kind: 'self', userId: user.id }
}
