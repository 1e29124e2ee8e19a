import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { random } from '@shouya/server/demo/random.ts'
import { type Kysely, sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { mend } from '../../../rectify/rectification/demo/mend.ts'
import { officersOf } from '../../../rectify/rectification/demo/officersOf.ts'
import { problemOf } from '../../../rectify/rectification/demo/problems.ts'
import { applies, type CheckItem, source, takeItems } from '../../../rectify/server/public.ts'
import { answers } from '../server/rules.ts'
import { checkRow, type Filed, numberOf, type Wrong } from './checkRows.ts'
import { type Plan, planChecks } from './planChecks.ts'

export const part: DemoPart = {
  title: 'daily checks and rectifications',
  after: ['approvals'],
  tables: ['security_check', 'security_result', 'rectification', 'rectify_review', 'rectify_delay'],
  fill: fillChecks,
}

const AT_ONCE = 20_000
const photo = fileURLToPath(new URL('./photo.png', import.meta.url))

/** Sixty days of daily checks and their rectifications (domain 16.1). */
async function fillChecks(tx: Kysely<DB>, { people, teams, days, services }: Ground) {
  const items = await tx
    .selectFrom('check_item')
    .selectAll()
    .where('scene', '<=', 3)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const types = await tx.selectFrom('task_type').select(['task_code', 'deadline_rule']).execute()
  const rules = new Map(types.map(({ task_code, deadline_rule }) => [task_code, deadline_rule]))
  const serials = await openSerials(tx, ['AQ', 'ZG'])
  const photos = await photoBook(tx, await services.files.put(createReadStream(photo)))
  const filed = fileAll(
    teams.flatMap((team) => planChecks(team, days)),
    items,
    serials,
    photos,
  )
  await takeAll(tx, filed)
  const results = await abnormalOf(tx)
  const ids = await nextIds(tx)
  const mended = new Map<number, { called: number; closed: number }>()
  const rows: ReturnType<typeof mend>[] = []
  for (const check of filed) {
    const { confirmedAt, team } = check.plan
    if (confirmedAt === null) continue
    for (const wrong of check.wrong) {
      const bill_no = serials.next('ZG', localText(confirmedAt).slice(0, 10), team.unit.dept_code)
      const id = ids.rectification()
      const resultId = results.get(`${check.id} ${wrong.item.id}`) ?? 0
      const place = { table: 'rectification', id }
      const photoIds = {
        problem: photos.add(team.safety, confirmedAt, place),
        result: photos.add(team.safety, confirmedAt, place),
      }
      const officers = officersOf(team, people)
      const rectification = mend({
        filed: { ...check, team, source: source.daily, table: 'security_check' },
        wrong,
        resultId,
        id,
        bill_no,
        officers,
        photos: photoIds,
        confirmedAt,
        now: days.until,
      })
      rows.push(rectification)
      const counts = mended.get(check.id) ?? { called: 0, closed: 0 }
      mended.set(check.id, { called: counts.called + 1, closed: counts.closed + Number(rectification.settled) })
    }
  }
  await insertRows(tx, 'file', photos.rows())
  await insertRows(
    tx,
    'rectification',
    rows.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'rectify_review',
    rows.flatMap(({ reviews }) => reviews).map((row, index) => ({ id: index + 1, ...row })),
  )
  await insertRows(
    tx,
    'rectify_delay',
    rows.flatMap(({ delays }) => delays).map((row, index) => ({ id: index + 1, ...row })),
  )
  await describe(tx, filed, results, rows)
  await insertRows(
    tx,
    'security_check',
    filed.values().map((check) => checkRow(check, mended.get(check.id) ?? { called: 0, closed: 0 }, rules)),
  )
  await serials.store()
  return { checks: filed.length, rectifications: rows.length }
}

type Serials = Awaited<ReturnType<typeof openSerials>>
type Photos = Awaited<ReturnType<typeof photoBook>>

/** Gives every check its items, its number in the order of filing, and its abnormal items. */
function fileAll(plans: readonly Plan[], items: readonly CheckItem[], serials: Serials, photos: Photos): Filed[] {
  const inOrder = plans.toSorted((a, b) => a.receivedAt - b.receivedAt || a.team.unit.id - b.team.unit.id)
  return inOrder.map((plan, index) => {
    const { unit } = plan.team
    const day = localText(plan.checkedAt).slice(0, 10)
    const place = { ...unit, dept_type: 4 }
    const ownItems = items.filter((item) => item.scene === plan.session && applies(item, place, day))
    const draw = random(`wrong ${unit.dept_code} ${plan.day} ${plan.session}`)
    const firstIndex = draw.int(0, ownItems.length - 1)
    const chosen = [ownItems[firstIndex], ownItems[(firstIndex + 3) % ownItems.length]].filter(
      (item) => item !== undefined,
    )
    const id = index + 1
    const wrong: Wrong[] = chosen.slice(0, plan.abnormal).map((item) => ({
      item,
      problem_desc: problemOf(item.category, draw.int(0, 9)),
      photo: photos.add(plan.checker, plan.checkedAt, { table: 'security_check', id }),
    }))
    const bill_no = plan.waits ? null : serials.next('AQ', day, unit.dept_code)
    return { plan: { ...plan, abnormal: wrong.length }, id, bill_no, items: ownItems, wrong }
  })
}

/** Copies of the items, inserted before their checks. */
async function takeAll(tx: Kysely<DB>, filed: readonly Filed[]): Promise<void> {
  const takings = filed.flatMap(({ plan, id, items, wrong }) =>
    items.map((item) => {
      const isAbnormal = wrong.some((candidate) => candidate.item === item)
      return {
        check_id: id,
        item_id: item.id,
        result: isAbnormal ? result.abnormal : result.normal,
        value_num: numberOf(item, plan, isAbnormal),
      }
    }),
  )
  for (let from = 0; from < takings.length; from += AT_ONCE)
    await takeItems(tx as unknown as Kysely<Unscoped>, answers, takings.slice(from, from + AT_ONCE))
}

/** The ids of the abnormal results by check and item. */
async function abnormalOf(tx: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('security_result')
    .select(['id', 'check_id', 'item_id'])
    .where('result', '=', result.abnormal)
    .execute()
  return new Map(rows.map(({ id, check_id, item_id }) => [`${check_id} ${item_id}`, id]))
}

/** Describes abnormal results, with photos and rectifications. */
async function describe(
  tx: Kysely<DB>,
  filed: readonly Filed[],
  results: ReadonlyMap<string, number>,
  mended: readonly ReturnType<typeof mend>[],
): Promise<void> {
  const rectificationOf = new Map(mended.map(({ row }) => [row.source_item_id, row.id]))
  const rows = filed.flatMap(({ id, wrong }) =>
    wrong.map(({ item, problem_desc, photo: file }) => {
      const resultId = results.get(`${id} ${item.id}`)
      return { id: resultId, problem_desc, photos: [file], rectify_id: rectificationOf.get(resultId ?? 0) ?? null }
    }),
  )
  await sql`update security_result set problem_desc = a.problem_desc, photos = a.photos, rectify_id = a.rectify_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id bigint, problem_desc text, photos bigint[], rectify_id bigint)
    where security_result.id = a.id`.execute(tx)
}

async function nextIds(tx: Kysely<DB>) {
  const { last } = await tx
    .selectFrom('rectification')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  let id = last
  return { rectification: () => ++id }
}
