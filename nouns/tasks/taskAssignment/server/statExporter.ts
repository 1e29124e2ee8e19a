import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { periodType } from '@shouya/noun/period'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { sql } from 'kysely'
import { nameIn } from '../../taskType/server/rules.ts'
import { GetStat } from '../contract.ts'
import { figuresOfType, taskStat } from '../noun.ts'
import { getStat } from './stat.ts'

type Stat = Row<typeof GetStat>
type Line = { id: number } & Record<string, unknown>

const rate = (share: number | null) => (share === null ? null : Math.round(share * 1000) / 10)

/** A unit with a cell for each column; rates in per cent. */
function lineOf({ dept_id, types, ...row }: Stat['rows'][number]): Line {
  const cells = Object.entries(types).flatMap(([code, { completion, timely, ...counts }]) => {
    const reported = counts.done + counts.done_late
    const values = { ...counts, reported, completion: rate(completion), timely: rate(timely) }
    return figuresOfType(code).map((key) => [`${code}_${key}`, values[key]])
  })
  return {
    ...row,
    ...Object.fromEntries(cells),
    id: dept_id,
    completion: rate(row.completion),
    timely: rate(row.timely),
    rectify_rate: rate(row.rectify_rate),
    on_time_rate: rate(row.on_time_rate),
    consistent_rate: rate(row.consistent_rate),
  }
}

/** 日常任务统计 as it is on the screen, with columns of every type of daily tasks (domain 7.2). */
export const taskStatExporter = exporter({
  title: 'taskAssignment.stat.book',
  query: GetStat.in,
  noun: taskStat,
  columns: {
    dept_name: 'text',
    total: 'number',
    done: 'number',
    done_late: 'number',
    overdue: 'number',
    open: 'number',
    exempt: 'number',
    completion: 'percent',
    timely: 'percent',
    abnormal: 'number',
    rectify_total: 'number',
    rectify_closed: 'number',
    rectify_rate: 'percent',
    runs: 'number',
    on_time_rate: 'percent',
    handed: 'number',
    consistent_rate: 'percent',
  },
  async further({ db, lang }, { task_code }) {
    const name = nameIn[lang]
    const types = await db
      .selectFrom('task_type')
      .select(['task_code', 'name_cn', `${name} as name`])
      .where('status', '=', 1)
      .where('period_type', '=', periodType.day)
      .$if(task_code !== undefined, (rows) => rows.where('task_code', '=', task_code ?? ''))
      .orderBy('sort')
      .execute()
    return types.flatMap((type) =>
      figuresOfType(type.task_code).map((key) => ({
        field: `${type.task_code}_${key}`,
        title: message(lang, `taskAssignment.stat.field.${key}`),
        group: type.name || type.name_cn,
        kind: key === 'completion' || key === 'timely' ? 'percent' : 'number',
      })),
    )
  },
  find: getStat,
  // The numbers are added up already; the file takes rows of a statement.
  select: ({ db }, _query, _plain, { rows }: Stat) =>
    db
      .selectFrom(
        sql<{
          id: number
          line: Line
        }>`jsonb_to_recordset(${JSON.stringify(rows.map(lineOf).map((line) => ({ id: line.id, line })))}::jsonb)`.as<'stat'>(
          sql`stat(id bigint, line jsonb)`,
        ),
      )
      .select(['stat.id', 'stat.line'])
      .orderBy('stat.id'),
  shape: (_, rows) => rows.map(({ line }) => line),
})
