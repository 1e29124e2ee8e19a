import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { findSeen, insertRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { Updateable } from 'kysely'
import {
  type AnsweredItem,
  answered,
  checkScores,
  itemsFor,
  resultsOf,
  storeAnswers,
  takeItems,
  totals,
} from '../../../rectify/server/public.ts'
import { gradeOf, scoreOf } from '../rules.ts'
import { answers, type Content, type Inspector, periodIn, type Report, type Scene, status, type Unit } from './scene.ts'

export type Filled = {
  /** The report before; null if it is new. */
  before: Report | null
  /** The new values of the row, locked. */
  row: Report
  /** The columns that must still be written; the answers are. */
  head: Updateable<DB['security_item']>
  results: AnsweredItem[]
}

/** People who can check a unit. */
export const inspectorsFor = (ctx: Pick<Ctx, 'db'>, { noun }: Scene, deptId: number) =>
  peopleWith(ctx.db, deptId, { id: noun.permission, operations: [noun.moves.sign.operation] })

/** A report of the caller's, existing or new, with the given values; its signatures are gone (domain 0.3). */
export async function fillIn(ctx: Ctx, scene: Scene, input: Content): Promise<Filled> {
  const { noun } = scene
  const before = await ownReport(ctx, scene, input)
  const unit = await unitInScope(ctx, before?.dept_id ?? input.dept_id ?? ctx.user.deptId)
  if (before && input.dept_id !== undefined && input.dept_id !== before.dept_id)
    failAt('dept_id', 'checkReport.refused.unit')
  if (input.check_date > localDay(ctx.now, ctx.services.database.timezone)) failAt('check_date', 'input.future')
  const period_key = periodIn(scene, input, input.check_date)
  const inspectors = await inspectorsIn(ctx, scene, unit, input.inspector_ids)
  const own = (await scene.own?.(ctx, input, unit)) ?? {}
  await checkFree(ctx, scene, {
    id: before?.id,
    period_key,
    unit,
    checkDeptId: before?.check_dept_id ?? ctx.user.deptId,
  })
  const begun = before ?? (await newReport(ctx, scene, unit, { check_date: input.check_date, period_key }))
  const given = answered(await resultsOf(ctx.db, answers, [begun.id]), input.results)
  const results = scene.concluded?.(given, input) ?? given
  checkScores(results, input.results)
  await storeAnswers(ctx.db, answers, results)
  const quoted = [
    { path: 'photos', ids: input.photos },
    ...input.results.map(({ photos }, index) => ({ path: `results.${index}.photos`, ids: photos })),
  ]
  await tiePhotos(ctx, quoted, { table: noun.table, id: begun.id })
  const { total_items, abnormal_count } = totals(results)
  const points = scoreOf(results)
  const head = {
    ...enteredOf(noun, input as object as Report),
    ...own,
    filed_at: filedAt(ctx, input.filed_at),
    period_key,
    inspectors,
    inspector_names: inspectors.map(({ name }) => name).join('、'),
    ...{ total_items, abnormal_count, ...points },
    grade: results.every(({ result }) => result !== null) ? gradeOf(points) : null,
    sign_hash: null,
  }
  const row = { ...begun, ...head } as object as Report
  const columns = { ...head, search_text: searchText(noun, row) }
  return { before, row, head: withParts(noun, columns), results }
}

/** The columns as they are stored: what a report has several of is JSON. */
const withParts = ({ parts }: Scene['noun'], columns: object): Updateable<DB['security_item']> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, name in parts ? JSON.stringify(value) : value]),
  )

/** The report that a save is about: the caller's draft, or theirs that the unit objected to; null for a new one. */
async function ownReport(ctx: Ctx, { noun }: Scene, { id, version }: Content): Promise<Report | null> {
  const row = await findSeen(ctx, noun.table, { id, version })
  if (row === null) return null
  if (row.status !== status.draft && row.status !== status.objected) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  return row
}

/** The caller, then the others: everybody may check the unit, and stands there once. */
async function inspectorsIn(ctx: Ctx, scene: Scene, unit: Unit, ids: readonly number[]): Promise<Inspector[]> {
  const people = ids.length === 0 ? [] : await inspectorsFor(ctx, scene, unit.id).execute()
  const others = ids.map((id, index) => {
    if (id === ctx.user.userId || ids.indexOf(id) < index) failAt(`inspector_ids.${index}`, 'checkReport.refused.twice')
    const person = people.find((candidate) => candidate.id === id) ?? failAt(`inspector_ids.${index}`, 'input.person')
    return { user_id: id, name: person.real_name }
  })
  return [{ user_id: ctx.user.userId, name: ctx.user.name }, ...others].map((person, seq) => ({
    ...{ seq, ...person },
    ...{ sign: null, sign_time: null },
  }))
}

type Place = { id: number | undefined; period_key: string; unit: Unit; checkDeptId: number }

/** A unit has one report of a period by each unit that checks it; 1003 if there is another. */
async function checkFree(ctx: Ctx, { noun }: Scene, { id, period_key, unit, checkDeptId }: Place): Promise<void> {
  const other = await everything(ctx.db)
    .selectFrom(noun.table)
    .select('id')
    .where('period_key', '=', period_key)
    .where('dept_id', '=', unit.id)
    .where('check_dept_id', '=', checkDeptId)
    .where('status', '<>', status.void)
    .$if(id !== undefined, (rows) => rows.where('id', '<>', id as number))
    .executeTakeFirst()
  if (other) failTaken(ctx.lang, 'check_date', 'checkReport.refused.thisPeriod')
}

/** A new report with the items of the unit on that day. */
async function newReport(
  ctx: Ctx,
  { noun, scene }: Scene,
  unit: Unit,
  when: { check_date: string; period_key: string },
): Promise<Report> {
  const items = await itemsFor(ctx.db, scene, unit, when.check_date)
  if (items.length === 0) failAt('dept_id', 'checkReport.refused.noItems')
  const row = {
    ...{ dept_id: unit.id, dept_name: unit.dept_name },
    ...{ check_dept_id: ctx.user.deptId, check_dept_name: ctx.user.deptName },
    ...when,
  }
  const { id } = await insertRow(ctx, noun.table, { ...row, search_text: searchText(noun, row) } as never)
  await takeItems(
    ctx.db,
    answers,
    items.map((item) => ({ check_id: id, item_id: item.id, result: null })),
  )
  return find(ctx, noun.table, id)
}

/** The log entry of a report, whose answers are reduced to the exceptions. */
export function audited(row: Report, results: readonly AnsweredItem[]) {
  const problems = results.flatMap(({ item_code, problem_desc }) =>
    problem_desc ? [`${item_code} ${problem_desc}`] : [],
  )
  const { dept_name, check_date, period_key, inspector_names, score, full_score, main_problems, opinions } = row
  return {
    ...{ dept_name, check_date, period_key, inspector_names, score, full_score, main_problems, opinions },
    ...{ status: row.status, abnormal: problems.join('；') || null },
  }
}
