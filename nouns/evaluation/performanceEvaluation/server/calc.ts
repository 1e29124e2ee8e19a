import type { Result as Answered, Input } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { searchText } from '@shouya/noun/searchText'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { insertRow } from '@shouya/server/noun/store.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { scoresOf, sources } from '../rules.ts'
import { measuresOf } from './measure.ts'
import { rankAgain } from './rank.ts'
import { awaitsEvaluators, itemsOf, type Performance, status } from './rows.ts'
import { subjectsWithout } from './subjects.ts'

const { table } = noun

/** Begins drafts of the subjects named that have none of the year. */
export async function begin(
  ctx: Ctx,
  { year, subject_type, ids }: Input<typeof Contract.Begin>,
): Promise<Answered<typeof Contract.Begin>> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  if (year > Number(today.slice(0, 4))) failAt('year', 'input.future')
  const open = new Map((await subjectsWithout(ctx, { year, subject_type })).map((subject) => [subject.id, subject]))
  const wanted = [...new Set(ids)].map(
    (id, index) => open.get(id) ?? failAt(`ids.${index}`, 'performanceEvaluation.refused.subject'),
  )
  const units = await everything(ctx.db)
    .selectFrom('dept')
    .select(['id', 'dept_name', 'dept_code'])
    .where('id', 'in', [...new Set(wanted.map(({ dept_id }) => dept_id))])
    .execute()
  const items = await blankItems(ctx)
  const made: number[] = []
  for (const unit of units) {
    const ofUnit = wanted.filter(({ dept_id }) => dept_id === unit.id)
    const numbers = await nextNumber(ctx.db, noun.prefix, today, unit.dept_code, ofUnit.length)
    for (const [index, subject] of ofUnit.entries()) {
      const row = {
        ...{ year, subject_type, bill_no: numbers[index] ?? '', subject_name: subject.name },
        ...{ staff_id: subject_type === 1 ? subject.id : null, dept_id: unit.id, dept_name: unit.dept_name },
        ...{ escort_company_id: subject.company_id, escort_company_name: subject.company },
      }
      const { id } = await insertRow(ctx, table, {
        ...row,
        items: JSON.stringify(items),
        search_text: searchText(noun, row),
      } as never)
      ctx.note({ table, id, billNo: row.bill_no, after: row })
      made.push(id)
    }
  }
  if (made.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'PerformanceEvaluation/Begin', done: made.length },
      link: `${noun.route}?period_key=${year}&subject_type=${subject_type}`,
    })
  return { ids: made }
}

/** The twelve items with what they weigh, in their order. */
export const itemList = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('evaluation_item')
    .select(['seq', 'content', 'full_points as weight'])
    .where('kind', '=', 'performance')
    .orderBy('seq')
    .execute()

async function blankItems(ctx: Pick<Ctx, 'db'>) {
  return (await itemList(ctx)).map((item) => ({
    ...item,
    source: sources[item.seq] ?? null,
    value: null,
    counted: null,
    manual: null,
  }))
}

const calculable: readonly number[] = [status.draft, status.scored]

/** Counts the system's part again of those that nobody has signed. */
export async function calculate(
  ctx: Ctx,
  { ids }: Input<typeof Contract.Calc>,
): Promise<Answered<typeof Contract.Calc>> {
  const rows: Performance[] = await ctx.scoped
    .rows(table)
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const isOpen = (row: Performance) => calculable.includes(row.status) && !awaitsEvaluators(row)
  const open = rows.filter(isOpen)
  for (const [year, ofYear] of Map.groupBy(open, (row) => row.year)) {
    const measures = await measuresOf(ctx, year, ofYear)
    for (const row of ofYear) {
      const found = measures.get(row.id) ?? {}
      const items = itemsOf(row).map((item) => {
        // An item of a draft from before it had a source has one now.
        const source = sources[item.seq] ?? null
        const measure = source === null ? undefined : found[source]
        return { ...item, source, value: measure?.value ?? null, counted: measure?.counted ?? null }
      })
      await changeRow(ctx, noun, row, {
        ...scoresOf(items, row.adjust),
        ...{ items: JSON.stringify(items), calc_time: ctx.now, status: status.scored },
      })
    }
  }
  await rankAgain(ctx, open)
  const why = message(ctx.lang, 'performanceEvaluation.refused.signedAlready')
  if (rows.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'PerformanceEvaluation/Calc', link: noun.route, done: open.length },
      left: rows
        .filter((row) => !isOpen(row))
        .map(({ subject_name, bill_no }) => ({ name: `${subject_name} ${bill_no}`, message: why })),
    })
  return { calculated: open.length }
}
