import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { dayOf, result } from '../../../rectify/answer/rules.ts'
import { scene } from '../../../reports/checkReport/rules.ts'
import { fireCheck } from '../../../reports/fireCheck/noun.ts'
import { selfCheck } from '../../../reports/selfCheck/noun.ts'
import type { Raw } from '../cells.ts'
import type { Span } from '../periods.ts'
import { byUnit, type Check, type Figures, type Known, type Readers } from './known.ts'

const { codes: status } = selfCheck.states
/** Signed by all inspectors, and not objected to. */
const filed = [status.waiting, status.rectifying, status.closed]

/** The last self-check of the period of each unit. */
export async function checksIn({ scoped }: Ctx, { keys }: Span): Promise<Map<number, Check>> {
  const rows = await scoped
    .rows(selfCheck.table)
    .select(['id', 'dept_id', 'status', 'check_date', 'score', 'full_score'])
    .distinctOn('dept_id')
    .where('period_key', 'in', keys)
    .where('status', 'in', filed)
    .orderBy('dept_id')
    .orderBy('check_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.dept_id, row]))
}

/** A value of each self-check. */
const ofChecks = ({ checks }: Known, read: (check: Check) => Raw): Figures =>
  new Map([...checks].map(([dept, check]) => [dept, read(check)]))

const idsOf = ({ checks }: Known) => [...checks.values()].map(({ id }) => id)

/** How many items were abnormal, by self-check and category. */
const abnormal = (known: Known) =>
  known.once('abnormal', () =>
    known.ctx.db
      .selectFrom('check_report_item')
      .select(['check_id', 'category', sql<number>`count(*)::int`.as('count')])
      .where('check_id', 'in', [0, ...idsOf(known)])
      .where('scene', '=', scene.self)
      .where('result', '=', result.abnormal)
      .groupBy(['check_id', 'category'])
      .execute(),
  )

/** The answers to the items that columns ask for, by self-check and item. */
const answered = (known: Known) =>
  known.once('items', async () => {
    const rows = await known.ctx.db
      .selectFrom('check_report_item')
      .select(['check_id', 'item_code', 'result', 'value_num'])
      .where('check_id', 'in', [0, ...idsOf(known)])
      .where('scene', '=', scene.self)
      .where('item_code', 'in', ['', ...known.items])
      .execute()
    return new Map(rows.map((row) => [`${row.check_id} ${row.item_code}`, row]))
  })

type Answer = { result: number | null; value_num: number | null }

const ofItem =
  (read: (answer: Answer) => Raw) =>
  async (known: Known, { item }: { item?: string | undefined }): Promise<Figures> => {
    const answers = await answered(known)
    return ofChecks(known, ({ id }) => {
      const answer = answers.get(`${id} ${item}`)
      return answer ? read(answer) : null
    })
  }

/** Lights of verdicts; what does not apply has none. */
const lightOf: Readonly<Record<number, number>> = { [result.normal]: 1, [result.abnormal]: 3 }

/** What self-checks found, and the last checks of others. */
export const checkFigures: Readers<
  'check_day' | 'score' | 'abnormal' | 'item_number' | 'item_day' | 'item_result' | 'superior_check' | 'extinguisher'
> = {
  check_day: async (known) => ofChecks(known, ({ check_date }) => check_date),
  // Of a hundred: outlets do not have the same items.
  score: async (known) =>
    ofChecks(known, ({ score, full_score }) => (full_score === 0 ? null : (score / full_score) * 100)),
  async abnormal(known, { categories = [] }) {
    const counts = await abnormal(known)
    const isAsked = (category: number) => categories.length === 0 || categories.includes(category)
    return ofChecks(known, ({ id }) =>
      counts
        .filter(({ check_id, category }) => check_id === id && isAsked(category))
        .reduce((sum, { count }) => sum + count, 0),
    )
  },
  item_number: ofItem(({ value_num }) => value_num),
  item_day: ofItem(({ value_num }) => (value_num === null ? null : dayOf(value_num))),
  item_result: ofItem(({ result: verdict }) => lightOf[verdict ?? 0] ?? null),

  async superior_check({ ctx, span }) {
    const rows = await ctx.scoped
      .rows('check_report')
      .select(['dept_id', sql<string>`max(check_date)::text`.as('value')])
      .whereRef('check_dept_id', '<>', 'dept_id')
      .where('scene', '<>', scene.self)
      .where('status', 'in', filed)
      .where('check_date', '<=', span.day)
      .groupBy('dept_id')
      .execute()
    return byUnit(rows)
  },

  async extinguisher({ ctx, span }) {
    const last = ctx.scoped
      .rows(fireCheck.table)
      .select(['dept_id', 'extinguishers'])
      .distinctOn('dept_id')
      .where('status', 'in', filed)
      .where('check_date', '<=', span.day)
      .orderBy('dept_id')
      .orderBy('check_date', 'desc')
      .orderBy('id', 'desc')
    const { rows } = await sql<{ dept_id: number; value: string }>`
      select last.dept_id, min(item.expire_date) as value
      from (${last}) as last, jsonb_to_recordset(last.extinguishers) as item (expire_date text)
      group by last.dept_id`.execute(ctx.db)
    return byUnit(rows)
  },
}
