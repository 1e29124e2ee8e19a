import { ask } from '../lib/ask.ts'
import { interleaveAll } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

const LIMIT = 300
const query = { period_key: '2026H1' }

/** A self-check of each outlet with all its items, ten hazards, and what people entered into the columns for it. */
async function fillSelfChecks({ query: run }: World): Promise<void> {
  const sign = `'{"user_id": 1, "name": "x", "time": "2026-05-18 09:00:00", "method": 2, "img_url": null, "ip": "10.0.0.1"}'::jsonb`
  await run(`insert into check_report (scene, bill_no, period_key, dept_id, dept_name, check_dept_id, check_dept_name, check_date,
      inspectors, inspector_names, total_items, score, full_score, grade, submit_time, leader_user_id, leader_user_name, leader_sign,
      confirm_time, sign_hash, status, search_text, create_user_id, create_user_name, create_time)
    select 7, 'ZC' || dept.id, '2026H1', dept.id, dept_name, dept.id, dept_name, '2026-05-18',
      jsonb_build_array(jsonb_build_object('seq', 0, 'user_id', 1, 'name', 'x', 'sign', ${sign})), 'x', 20, 97, 100, 1, '2026-05-18', 2, 'y',
      ${sign}, '2026-05-18', repeat('0', 64), 5, 'x', 1, 'x', '2026-05-18'
    from dept where dept_type = 4`)
  await run(`insert into check_report_item (check_id, scene, item_id, item_code, category, content, result_type, full_score, need_photo,
      hazard_level, sort, result, value_num)
    select report.id, 7, item.id, item_code, item.category, content, result_type, item.full_score, need_photo, risk_level, item.sort,
      1 + (report.id + item.id) % 2, case result_type when 2 then 92 end
    from check_report report join check_item item on item.scene = 7 where report.scene = 7`)
  await run(`insert into rectification (bill_no, source_type, dept_id, dept_name, hazard_level, problem_desc, deadline, status, search_text,
      create_time)
    select 'ZG' || dept.id || '-' || n, 6, dept.id, dept_name, 1 + n % 3, 'x', '2026-06-30', 1, 'x', '2026-05-20'
    from dept cross join generate_series(1, 10) n where dept_type = 4`)
  await run('vacuum analyze check_report')
  await run('vacuum analyze rectification')
}

/** Row "statistics of self-checks": the 18 delivered columns and their formulas of 120 outlets for a half-year (domain 7.3). */
export async function monitorBoard(world: World, ours: Running): Promise<Line[]> {
  await fillSelfChecks(world)
  const [times = []] = await interleaveAll([
    async () => {
      const start = performance.now()
      await ask(ours, world, 'Monitor/GetData', query)
      return performance.now() - start
    },
  ])
  const board = median(times)
  const row = 'Statistics of self-checks, 120 outlets × 18 columns'
  return [{ row, ours: `${board.toFixed(0)} ms`, against: `at most ${LIMIT} ms`, ratio: LIMIT / board, bar: 1 }]
}
