import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { type Kysely, sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { mend } from '../../../rectify/rectification/demo/mend.ts'
import { officersOf } from '../../../rectify/rectification/demo/officersOf.ts'
import { applies } from '../../../rectify/server/public.ts'
import { answers as answerTable, type Scene } from '../server/scene.ts'
import { type Answer, answersOf, confirmedAt, type ReportPlan, reportRow } from './reportRow.ts'

const picture = (path: string) => createReadStream(fileURLToPath(new URL(path, import.meta.url)))
/** What is not grave is put right on the spot. */
const GRAVE = 2
const ON_THE_SPOT = '当场整改，已恢复正常'

export type Confirmed = { plan: ReportPlan; id: number; at: number }

/** Files reports of a scene with their answers and rectifications, in the order of time. Returns those that are confirmed. */
export async function fillReports(
  tx: Kysely<DB>,
  { people, days, services }: Ground,
  { noun, scene, source }: Scene,
  plans: readonly ReportPlan[],
): Promise<{ confirmed: Confirmed[]; reports: number }> {
  const items = await tx
    .selectFrom('check_item')
    .selectAll()
    .where('scene', '=', scene)
    .where('status', '=', 1)
    .orderBy('sort')
    .execute()
  const inOrder = plans.toSorted((a, b) => a.begun - b.begun || a.team.unit.id - b.team.unit.id)
  const { rows: ids } = await sql<{ id: number }>`
    select nextval('check_report_id')::bigint as id from generate_series(1, ${inOrder.length})`.execute(tx)
  const serials = await openSerials(tx, [noun.prefix, 'ZG'])
  const photo = await services.files.put(picture('../../../daily/securityCheck/demo/photo.png'))
  const signature = await services.files.put(picture('../../../daily/visitor/demo/signature.png'))
  const photos = await photoBook(tx, photo, signature)
  const next = await nextIds(tx)
  const mended: ReturnType<typeof mend>[] = []
  const confirmed: Confirmed[] = []
  const lines: object[] = []
  const rows = inOrder.map((plan, index) => {
    const id = ids[index]?.id ?? 0
    const { team, begun, fate } = plan
    const day = localText(begun).slice(0, 10)
    const own = items.filter((item) => applies(item, { ...team.unit, dept_type: 4 }, day))
    const place = { table: noun.table, id }
    const answers = answersOf(plan, own, () => photos.add(plan.inspectors[0], begun, place))
    const bill_no = fate === 'draft' ? null : serials.next(noun.prefix, day, team.unit.dept_code)
    const at = confirmedAt(plan, days)
    if (at !== null) confirmed.push({ plan, id, at })
    const counts = { called: 0, closed: 0 }
    for (const answer of answers) {
      const line = { id: next.line(), check_id: id, ...answer }
      const isBad = answer.result === result.abnormal && at !== null
      const row = isBad && answer.hazard_level >= GRAVE ? call(answer, line.id) : null
      lines.push({ ...line, rectify_id: row?.id ?? null, recovered_note: isBad && !row ? ON_THE_SPOT : null })
    }
    const drawn = () => photos.add(plan.inspectors[0], begun, place, signature)
    return reportRow(noun, plan, { id, bill_no, answers, mended: counts, picture: drawn }, days)

    /** The head of the outlet has an item rectified. */
    function call(answer: Answer, resultId: number) {
      const since = at ?? begun
      const rectifyId = next.rectification()
      const file = () => photos.add(team.safety, since, { table: 'rectification', id: rectifyId })
      const rectification = mend({
        filed: { id, bill_no, team, source, table: noun.table },
        wrong: { item: { ...answer, risk_level: answer.hazard_level }, problem_desc: answer.problem_desc ?? '' },
        ...{ resultId, id: rectifyId, bill_no: serials.next('ZG', localText(since).slice(0, 10), team.unit.dept_code) },
        ...{ officers: officersOf(team, people), photos: { problem: file(), result: file() } },
        ...{ confirmedAt: since, now: days.until },
      })
      mended.push(rectification)
      counts.called++
      counts.closed += Number(rectification.settled)
      return rectification.row
    }
  })
  await insertRows(tx, 'file', photos.rows())
  await insertRows(
    tx,
    'rectification',
    mended.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'rectify_review',
    mended.flatMap(({ reviews }) => reviews).map((row) => ({ id: next.review(), ...row })),
  )
  await insertRows(
    tx,
    'rectify_delay',
    mended.flatMap(({ delays }) => delays).map((row) => ({ id: next.delay(), ...row })),
  )
  await insertRows(tx, noun.table, rows)
  await insertRows(tx, answerTable, lines)
  await serials.store()
  return { confirmed, reports: rows.length }
}

/** The ids that follow those in the tables. */
async function nextIds(tx: Kysely<DB>) {
  const after = async (table: keyof DB) => {
    const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(
      tx,
    )
    let id = rows[0]?.last ?? 0
    return () => ++id
  }
  return {
    line: await after(answerTable),
    rectification: await after('rectification'),
    review: await after('rectify_review'),
    delay: await after('rectify_delay'),
  }
}
