import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post, TestApp } from '../testApp.ts'
import { testApp } from '../testApp.ts'
import { patience, runs, seed } from './fuzzApp.ts'

/** Data scopes (domain 1.3): 1 all, 2 chosen units, 3 own unit, 4 own and below, 5 own rows. */
type Reach = { scope: 1 | 2 | 3 | 4 | 5; chosen: number[]; active: boolean }
type Organisation = {
  /** Unit i is below unit parents[i], which precedes it; the first is the root. */
  parents: number[]
  home: number
  userType: number
  roles: Reach[]
  /** The account's own setting, which replaces that of the roles. */
  override: Reach | null
}

const reach = (units: number): fc.Arbitrary<Reach> =>
  fc.record({
    scope: fc.constantFrom<Reach['scope'][]>(1, 2, 2, 3, 3, 4, 4, 5, 5),
    chosen: fc.uniqueArray(fc.nat(units - 1), { minLength: 1, maxLength: 3 }),
    active: fc.boolean().map((no) => !no || units > 3),
  })

const organisation: fc.Arbitrary<Organisation> = fc.integer({ min: 2, max: 9 }).chain((units) =>
  fc.record({
    parents: fc.tuple(...Array.from({ length: units }, (_, i) => (i === 0 ? fc.constant(-1) : fc.nat(i - 1)))),
    home: fc.nat(units - 1),
    userType: fc.constantFrom(1, 1, 1, 1, 5, 2, 3),
    roles: fc.array(reach(units), { minLength: 1, maxLength: 3 }),
    override: fc.option(reach(units), { freq: 4 }),
  }),
)

/**
 * The model: written from domain 1.3, not from the code. Null means all units; an empty set with `own` means own rows.
 */
function visible({ parents, home, userType, roles, override }: Organisation): {
  units: Set<number> | null
  own: boolean
} {
  // Outsiders see only their party's rows, and neither keys nor accounts belong to a party.
  if ([2, 3, 4, 6].includes(userType)) return { units: new Set(), own: false }
  const reaches = override ? [override] : roles.filter(({ active }) => active)
  if (reaches.some(({ scope }) => scope === 1)) return { units: null, own: false }
  const below = (unit: number): boolean => unit === home || (unit > 0 && below(parents[unit] ?? -1))
  const units = new Set<number>()
  for (const { scope, chosen } of reaches) {
    if (scope === 2) for (const unit of chosen) units.add(unit)
    if (scope === 3) units.add(home)
    if (scope === 4) for (const unit of parents.keys()) if (below(unit)) units.add(unit)
  }
  return { units, own: units.size === 0 }
}

let t: TestApp
let serial = 0
beforeAll(async () => {
  process.stderr.write(`scope seed ${seed} (FUZZ_SEED=${seed} runs it again)\n`)
  t = await testApp()
})
afterAll(() => t?.close())

type Made = { units: number[]; ask: Post; userId: number; keys: { id: number; unit: number; mine: boolean }[] }

/** Inserts an organisation: its units, the caller with all operations, two keys and a person per unit. */
async function build({ parents, home, userType, roles, override }: Organisation): Promise<Made> {
  const db = t.services.database.kysely
  const n = ++serial
  const units: number[] = []
  const paths: string[] = []
  for (const [i, parent] of parents.entries()) {
    const values = {
      dept_code: `T${n}U${i}X`,
      dept_name: `t${n}u${i}`,
      dept_type: 4,
      path: '0',
      create_time: t.clock.at,
    }
    const { id } = await db
      .insertInto('dept')
      .values({ ...values, parent_id: units[parent] ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    units.push(id)
    paths.push(parent < 0 ? `${id}` : `${paths[parent]}.${id}`)
    await sql`update dept set path = ${paths[i]}::ltree where id = ${id}`.execute(db)
  }
  const idsOf = (chosen: number[]) => chosen.map((unit) => units[unit] ?? 0)
  const person = async (username: string, unit: number, more: object = {}) => {
    const phone = `137${String(++serial + 10_000_000)}`
    const values = {
      username,
      password_hash: '-',
      password_time: t.clock.at,
      must_change_pwd: false,
      real_name: username,
      phone,
    }
    const row = await db
      .insertInto('sys_user')
      .values({ ...values, dept_id: units[unit] ?? 0, create_time: t.clock.at, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const username = `caller${n}`
  const userId = await person(username, home, {
    user_type: userType,
    party_id: 1,
    data_scope: override?.scope ?? null,
    scope_dept_ids: override ? idsOf(override.chosen) : [],
  })
  for (const [i, { scope, chosen, active }] of roles.entries()) {
    const name = {
      role_code: `r_${'abc'[i]}_${String(n).replace(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? '')}`,
      role_name: `r${n}_${i}`,
    }
    const { id } = await db
      .insertInto('role')
      .values({
        ...name,
        user_types: [1],
        data_scope: scope,
        scope_dept_ids: idsOf(chosen),
        status: active ? 1 : 0,
        create_time: t.clock.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_role').values({ user_id: userId, role_id: id }).execute()
  }
  // A role without a scope gives the operations, whatever the others are: scope is tested here, not access.
  await sql`insert into role_grant select role_id, permission_id, operation from user_role, unnest(array['daily_key', 'sys_user'])
    as permission_id, unnest(array['query', 'view_sensitive']) as operation where user_id = ${userId}`.execute(db)
  const keys: Made['keys'] = []
  for (const [unit, dept_id] of units.entries()) {
    const holder = await person(`p${n}u${unit}`, unit)
    for (const isOwn of [true, false]) {
      const key = {
        dept_id,
        dept_name: 'u',
        key_no: `K${isOwn}`,
        key_name: 'k',
        key_type: 1,
        copy_type: 1,
        holder_user_id: holder,
      }
      const { id } = await db
        .insertInto('key_ledger')
        .values({ ...key, create_user_id: isOwn ? userId : holder, create_time: t.clock.at })
        .returning('id')
        .executeTakeFirstOrThrow()
      keys.push({ id, unit, mine: isOwn })
    }
  }
  return { units, ask: await t.as(username), userId, keys }
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

test('whatever the tree and the roles are, everybody sees what the model says', patience, async () => {
  await fc.assert(
    fc.asyncProperty(organisation, async (org) => {
      const { units, ask, userId, keys } = await build(org)
      const model = visible(org)
      const sees = (unit: number) => model.units === null || model.units.has(unit)
      const operations = org.roles.some(({ active }) => active)

      const depts = await ask('AdminDept/DEPTLIST')
      const shown = ids(depts.Data).filter((id) => units.includes(id))
      expect(shown).toEqual(units.filter((_, unit) => sees(unit)))
      if (model.units !== null) expect(depts.Data).toHaveLength(shown.length)

      // Filters by the whole tree, so that `all` is compared within this organisation only.
      const list = await ask('KeyLedger/GetPageList', { pagesize: 200, dept_id: units[0] })
      if (!operations) {
        expect(list).toMatchObject({ Code: 401, Data: { reason: 'operation' } })
        return
      }
      const visibleKeys = keys.filter(({ unit, mine }) => sees(unit) || (model.own && mine))
      expect(ids(list.Data)).toEqual(ids(visibleKeys))
      expect(list.Total).toBe(visibleKeys.length)
      if (model.units !== null)
        expect((await ask('KeyLedger/GetPageList', { pagesize: 1 })).Total).toBe(visibleKeys.length)

      for (const { id, unit, mine } of keys) {
        const { Code } = await ask('KeyLedger/Get', { id })
        expect(Code, `key of unit ${unit}, mine ${mine}`).toBe(sees(unit) || (model.own && mine) ? 0 : 403)
      }
      const people = await ask('User/GetByPage', { pagesize: 200, dept_id: units[0] })
      const expected = model.own ? 1 : units.filter((_, unit) => sees(unit)).length + Number(sees(org.home))
      expect(people.Total).toBe(expected)
      if (model.own) expect(ids(people.Data)).toEqual([userId])
    }),
    { seed, numRuns: runs(25) },
  )
})
