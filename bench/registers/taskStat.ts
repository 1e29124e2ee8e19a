import pg from 'pg'
import { connect } from '../../apps/server/src/db/connect.ts'
import { all } from '../../nouns/manifests.gen.ts'
import { rollUp } from '../../nouns/tasks/taskAssignment/server/rollUp.ts'
import { overRows } from '../../nouns/tasks/taskAssignment/server/testing/overRows.ts'
import { ask } from '../lib/ask.ts'
import { interleave } from '../lib/interleave.ts'
import type { Line } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

const DAYS = 92
/** A year of the other rows, so that the days that are asked for are a part of the table. */
const KEPT_DAYS = 366
const LIMIT = 300
const query = { begin_date: '2026-06-01', end_date: '2026-08-31' }

/** Six daily tasks of each outlet and day, three checks, two handovers, and a rectification of one day in five. */
async function fillTasks({ query: run }: World): Promise<void> {
  await run(`insert into task_assignment (task_code, period_key, biz_date, dept_id, dept_name, deadline, status, finish_time,
      biz_table, biz_id, overdue_minutes, search_text, create_time)
    select type.task_code, day::date::text, day::date, dept.id, dept.dept_name, day + interval '15 hours',
      case n when 0 then 3 when 1 then 4 else 2 end, case n when 0 then null when 1 then day + interval '16 hours' else day + interval '14 hours' end,
      case when n > 0 then 'security_check' end, case when n > 0 then 1 end, case when n = 1 then 60 end, 'x', day
    from generate_series(timestamptz '2026-08-31' - ${KEPT_DAYS} * interval '1 day', '2026-08-31', '1 day') day
      cross join dept cross join task_type type cross join lateral (select (dept.id + extract(doy from day)::int + type.id) % 20 as n) chance
    where dept.dept_type = 4 and type.period_type = 1`)
  await run('vacuum analyze task_assignment')
}

/** Row "statistics of daily tasks": 120 outlets and 92 days from the table that is rolled up, against the limit and a count over the rows. */
export async function taskStat(world: World, ours: Running): Promise<Line[]> {
  await fillTasks(world)
  const database = await connect(world.url, 1)
  const began = performance.now()
  await rollUp({ database }, new Date(), all.dayFigures)
  const seconds = (performance.now() - began) / 1000
  await database.close()
  await world.query('vacuum analyze stat_daily')
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const [stat, rows] = await interleave(
    () => timed(() => ask(ours, world, 'TaskAssignment/GetStat', query)),
    () => timed(() => client.query(overRows, [query.begin_date, query.end_date])),
  )
  await client.end()
  const title = `Statistics of daily tasks, 120 outlets × ${DAYS} days`
  return [
    { row: title, ours: `${stat.toFixed(0)} ms`, against: `at most ${LIMIT} ms`, ratio: LIMIT / stat, bar: 1 },
    {
      row: `${title}, the whole call against counting the rows by hand`,
      ...{ ours: `${stat.toFixed(0)} ms`, against: `${rows.toFixed(0)} ms over the rows`, ratio: rows / stat, bar: 1 },
    },
    {
      row: `${title}: the first roll-up of a year of them (for information)`,
      ...{ ours: `${seconds.toFixed(1)} s`, against: 'once', ratio: 0, bar: 0 },
    },
  ]
}
