import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { faultRepair } from '../../../faultRepair/noun.ts'
import { securityCheck } from '../../noun.ts'

/** The properties of the demonstration's checks and rectifications (domain 16.1, 17.4). */
export function checksHold({ rows, none, timezone, now }: Loaded): void {
  const shares = async (where: string) =>
    (await rows(`select count(*)::int as n from security_check where ${where}`))[0].n

  test('are those of sixty days, nearly all in time, a few missing, four of a hundred abnormal', async () => {
    const filed = await shares('status in (1, 2, 3)')
    const due = 120 * 3 * 60
    expect(filed / due).toBeGreaterThan(0.98)
    expect(filed / due).toBeLessThan(1.0)
    expect((await shares('is_overdue')) / due).toBeCloseTo(0.02, 2)
    expect((await shares('abnormal_count > 0')) / due).toBeCloseTo(0.04, 2)
    await none(
      `select id from security_check c where total_items <> (select count(*) from security_result where check_id = c.id)
        or abnormal_count <> (select count(*) from security_result where check_id = c.id and result = 2)`,
    )
  })

  test('faults are in every state, signed where they are recovered, reported where a defence is out for a day', async () => {
    expect((await rows('select distinct status from fault_repair order by 1')).map(({ status }) => status)).toEqual([
      1, 2, 3, 4, 9,
    ])
    const faults = await rows('select * from fault_repair where status = 3')
    expect(faults.length).toBeGreaterThan(200)
    for (const fault of faults) expect(isIntact(faultRepair, fault, timezone()), fault.bill_no).toBe(true)
    await none(
      `select id from fault_repair where (escalated_at is not null) <> (device_type in (1, 2, 3, 4) and status <> 9
        and coalesce(recover_time, $1) - fault_time >= interval '24 hours')`,
      [now],
    )
  })

  test('the tasks of the outlets are done where a check counts, and only there (domain 17.4, 8)', async () => {
    const [checks] = await rows("select count(*)::int as n from task_assignment where task_code like 'D_CHECK%'")
    expect(checks.n).toBe(120 * 3 * 61)
    await none(
      `select t.id from task_assignment t left join security_check c on c.dept_id = t.dept_id and c.biz_date = t.biz_date
          and 'D_CHECK' || c.session = t.task_code and c.status in (1, 2, 3)
        where t.task_code like 'D_CHECK%' and (t.status in (2, 4) and (c.id is distinct from t.biz_id or c.received_at <> t.finish_time
            or (t.status = 4) <> c.is_overdue or c.deadline <> t.deadline)
          or t.status not in (2, 4) and c.id is not null
          or t.status = 1 and t.deadline < $1 or t.status = 3 and t.deadline >= $1)`,
      [now],
    )
    await none(
      `select t.id from task_assignment t left join money_box m on m.id = t.biz_id and t.biz_table = 'money_box'
        where t.task_code like 'D_ESCORT%' and t.status in (2, 4) and (m.status is distinct from 3 or m.dept_id <> t.dept_id
          or m.biz_date <> t.biz_date or 'D_ESCORT' || m.handover_type <> t.task_code)`,
    )
    const states = await rows('select status, count(*)::int as n from task_assignment group by 1 order by 1')
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5])
  })

  test('stand under their signatures', async () => {
    const checks = await rows('select * from security_check where id % 500 = 0 or abnormal_count = 2')
    expect(checks.length).toBeGreaterThan(100)
    for (const check of checks) {
      const results = await rows('select * from security_result where check_id = $1', [check.id])
      expect(isIntact(securityCheck, { ...check, results }, timezone()), check.bill_no).toBe(true)
    }
  })

  test('every abnormal item that was confirmed has its rectification, with all states among them', async () => {
    await none(
      `select r.id from security_result r join security_check c on c.id = check_id where result = 2 and c.status in (2, 3)
        and not exists (select from rectification m where m.id = r.rectify_id and m.source_item_id = r.id and m.source_id = c.id)`,
    )
    await none(
      `select c.id from security_check c where rectify_closed <> (select count(*) from security_result r
        join rectification m on m.id = rectify_id where check_id = c.id and m.status in (4, 9))
        or (status = 3) <> (abnormal_count = 0 and received_at is not null or leader_sign is not null and rectify_closed = rectify_count)`,
    )
    expect((await rows('select distinct status from rectification order by 1')).map(({ status }) => status)).toEqual([
      1, 2, 3, 4, 9,
    ])
    await none(
      `select id from rectification m where status = 4 and (cardinality(result_photos) = 0 or not exists (select from rectify_review v
        where v.rectify_id = m.id and passed and reviewer_user_id not in (duty_user_id, finish_user_id)))`,
    )
    expect(
      (await rows(`select count(*)::int as n from rectification where status in (1, 2) and deadline < $1`, [now]))[0].n,
    ).toBeGreaterThan(0)
  })

  test('numbers go on after them', async () => {
    await none(
      `select bill_no from (select bill_no, substr(bill_no, 3, 8) as day, substr(bill_no, 11, 4) as unit, substr(bill_no, 15)::int as n,
        left(bill_no, 2) as prefix from security_check where bill_no is not null union all
        select bill_no, substr(bill_no, 3, 8), substr(bill_no, 11, 4), substr(bill_no, 15)::int, 'ZG' from rectification) b
      where not exists (select from serial s where s.prefix = b.prefix and to_char(s.day, 'YYYYMMDD') = b.day and s.unit = b.unit and s.last >= n)`,
    )
  })

  test('a photo is seen by those who see its record', async () => {
    await none(
      `select r.id from security_result r where result = 2 and not exists
        (select from file f where f.id = any(r.photos) and f.ref_table = 'security_check' and f.ref_id = r.check_id)`,
    )
    await none(
      `select m.id from rectification m where exists (select from unnest(problem_photos || result_photos) p
        where not exists (select from file f where f.id = p and f.ref_table = 'rectification' and f.ref_id = m.id))`,
    )
  })
}
