import type { Input } from '@shouya/contract/action'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type * as AdminDept from '../contract.ts'
import { unitType } from '../rules.ts'
import { checkIdle, checkMaySwitch } from './disable.ts'
import { checkPlace } from './place.ts'
import { selectDepts } from './rows.ts'
import { fieldIssues } from './rules.ts'
import { lockTree, movePaths } from './tree.ts'

type Unit = Selectable<DB['dept']>
type Wanted = Omit<Input<typeof AdminDept.Add>, 'status'> & { status: number }

/** One by one, as the tree wants it: nobody else changes it meanwhile, and everybody sees it from the next call on. */
export const inTree =
  <I, O>(change: (ctx: Ctx, input: I) => Promise<O>) =>
  async (ctx: Ctx, input: I): Promise<O> => {
    await lockTree(ctx.db)
    const done = await change(ctx, input)
    await tellTree(ctx)
    return done
  }

/** Scopes are made of paths, and sessions carry the unit's name. */
export const tellTree = ({ db }: Pick<Ctx, 'db'>) => notify(db, { type: 'permission' })

/** Under the lock of the tree. */
export async function addDept(ctx: Ctx, input: Input<typeof AdminDept.Add>) {
  const wanted = { ...input, status: input.status ?? (input.dept_type === unitType.outlet ? 0 : 1) }
  const parent = await checkPlace(ctx, wanted, null)
  await checkFields(ctx, wanted, null)
  const { id, version } = await ctx.scoped
    .insert('dept')
    // The database writes it: it ends in the id.
    .values({ ...wanted, path: sql<string>`null`, ...made(ctx) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'dept', id, after: { ...wanted, parent_name: parent.dept_name } })
  return { id, version }
}

type Left = AllNouns['left']

/** Under the lock of the tree. */
export async function editDept(ctx: Ctx, left: Left, { id, version, ...input }: Input<typeof AdminDept.Edit>) {
  const before = await findSeen(ctx, 'dept', { id, version })
  const wanted = { ...input, status: input.status ?? before.status }
  if (wanted.status !== before.status) checkMaySwitch(ctx.user, [before.dept_type, wanted.dept_type])
  const parent = await checkPlace(ctx, wanted, before)
  const names = await checkFields(ctx, wanted, before)
  if (wanted.status < before.status) await checkIdle(ctx, left, before)
  // Heads decide on requests, and a branch has in its scope what is moved below it: both are grants of rights (ADR 039).
  if (wanted.leader_user_id !== before.leader_user_id || wanted.parent_id !== before.parent_id) await checkProof(ctx)
  const shown = await selectDepts(ctx).where('dept.id', '=', id).executeTakeFirstOrThrow()
  const saved = await updateRow(ctx, 'dept', id, wanted)
  if (parent && wanted.parent_id !== before.parent_id) await movePaths(ctx.db, before.path, parent.path)
  if (wanted.safety_user_id !== before.safety_user_id)
    await ctx.services.topics.publish(ctx.db, 'dept.safety_changed', { dept_id: id }, ctx.now)
  const after = { ...wanted, ...names, parent_name: parent?.dept_name ?? null }
  ctx.note({ table: 'dept', id, before: shown, after })
  return saved
}

/** The fields by themselves, among each other and against the rest of the organisation. Answers the names of the people. */
async function checkFields(ctx: Ctx, wanted: Wanted, before: Unit | null) {
  const { db } = ctx
  const issues = fieldIssues(wanted, before ? await countStaff(db, before.path) : 0)
  const people = { leader_user_id: wanted.leader_user_id, safety_user_id: wanted.safety_user_id }
  // Nobody works in a unit that is only now being made.
  const names = before ? await namesOf(db, before.path, Object.values(people)) : new Map<number, string>()
  for (const [path, person] of Object.entries(people))
    if (person !== null && !names.has(person)) issues.push({ path, reason: 'dept.refused.person' })
  if (issues.length > 0) fail('BadInput', { data: issues })
  await checkDict(db, {
    dept_type: ['dept_type', wanted.dept_type === before?.dept_type ? null : wanted.dept_type],
    risk_level: ['risk_level', wanted.risk_level === before?.risk_level ? null : wanted.risk_level],
  })
  await checkUnique(ctx, wanted, before?.id ?? 0)
  const company = await checkCompany(ctx, wanted.escort_company_id, before?.escort_company_id ?? null)
  const nameOfPerson = (person: number | null) => (person === null ? null : names.get(person))
  return {
    leader_user_name: nameOfPerson(wanted.leader_user_id),
    safety_user_name: nameOfPerson(wanted.safety_user_id),
    escort_company_name: company,
  }
}

/** Dictionary escort_company_status of those that may be named anew: working together, suspended. */
const openCompany: readonly number[] = [1, 2]

/** The name of the company that guards the unit: newly named, one in reach that has not ended. */
async function checkCompany(ctx: Ctx, company: number | null, before: number | null): Promise<string | null> {
  if (company === null) return null
  if (company !== before) {
    const { status } = await find(ctx, 'escort_company', company)
    if (!openCompany.includes(status)) failAt('escort_company_id', 'user.refused.partyOver')
  }
  const { company_name } = await everything(ctx.db)
    .selectFrom('escort_company')
    .select('company_name')
    .where('id', '=', company)
    .executeTakeFirstOrThrow()
  return company_name
}

async function checkUnique({ db, lang }: Ctx, { dept_code, dept_name, parent_id }: Wanted, own: number) {
  const same = await everything(db)
    .selectFrom('dept')
    .select('dept_code')
    .where('id', '<>', own)
    .where((eb) =>
      eb.or([
        eb('dept_code', '=', dept_code),
        // By an operator that an index knows: `is not distinct from` reads the whole table.
        eb('parent_id', parent_id === null ? 'is' : '=', parent_id).and('dept_name', '=', dept_name),
      ]),
    )
    .execute()
  if (same.some((other) => other.dept_code === dept_code)) failTaken(lang, 'dept_code', 'dept.field.dept_code')
  if (same.length > 0) failTaken(lang, 'dept_name', 'dept.field.dept_name')
}

/** Enabled accounts of a unit and of all below it. */
const staffOf = (db: Kysely<Unscoped>, path: string) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .where('sys_user.status', '=', 1)
    .where(sql<boolean>`dept.path <@ ${path}::ltree`)

/** How many there are. */
async function countStaff(db: Kysely<Unscoped>, path: string): Promise<number> {
  const { staff } = await staffOf(db, path).select(sql<number>`count(*)`.as('staff')).executeTakeFirstOrThrow()
  return staff
}

/** The names of those of some people who are among them, by id. */
async function namesOf(
  db: Kysely<Unscoped>,
  path: string,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await staffOf(db, path).select(['sys_user.id', 'real_name']).where('sys_user.id', 'in', wanted).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}
