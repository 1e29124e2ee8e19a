import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { performanceEvaluation } from '../../../performanceEvaluation/noun.ts'
import { scoresOf } from '../../../performanceEvaluation/rules.ts'
import { guardEvaluation } from '../../noun.ts'

/** The properties of the demonstration's evaluations of guards and of yearly ones (domain 5.4, 5.5). */
export function evaluationsHold({ rows, none, timezone, now }: Loaded): void {
  const statesOf = async (table: string) =>
    (await rows(`select distinct status from ${table} order by 1`)).map(({ status }) => status)

  test('of guards are in every state, and stand under the signature of the head of the outlet', async () => {
    expect(await statesOf('guard_evaluation')).toEqual([0, 1, 2, 3, 4])
    const some = await rows(
      'select * from guard_evaluation where status > 0 and (id % 25 = 0 or status <> 4 or reply_due is not null)',
    )
    expect(some.length).toBeGreaterThan(100)
    for (const one of some) expect(isIntact(guardEvaluation, one, timezone()), one.bill_no).toBe(true)
    await none(
      'select id from guard_evaluation where greatest(create_time, submit_time, ack_time, reply_time, archive_time) > $1',
      [now],
    )
    await none('select id from guard_evaluation where (reply_due is not null) <> (status > 0 and grade = 4)')
    expect(await rows('select id from guard_evaluation where score < 70 and company_reply is not null')).not.toEqual([])
  })

  test('a guard signs with their own account, else by hand', async () => {
    await none(`select e.id from guard_evaluation e join escort_staff guard on guard.id = staff_id
      where staff_sign is not null and ((guard.user_id is null) <> (staff_sign ->> 'method' = '1')
        or guard.user_id is not null and guard.user_id <> (staff_sign ->> 'user_id')::bigint)`)
    expect(
      await rows(`select e.id from guard_evaluation e join escort_staff guard on guard.id = staff_id
      join sys_user u on u.id = guard.user_id where u.username = 'guard' and e.status = 1`),
    ).not.toEqual([])
  })

  test('of years are in every state, scored by their rules, signed by two who did not audit', async () => {
    expect(await statesOf('performance_evaluation')).toEqual([0, 1, 2, 3, 4, 5, 6])
    const all = await rows('select * from performance_evaluation')
    for (const one of all) {
      const { auto_score, manual_score, total, grade } = one
      expect({ auto_score, manual_score, total, grade }).toEqual(scoresOf(one.items, one.adjust))
      if (one.sign_hash) expect(isIntact(performanceEvaluation, one, timezone()), one.bill_no).toBe(true)
    }
    await none(`select id from performance_evaluation where status >= 2 and (jsonb_array_length(evaluators) < 2
      or jsonb_path_exists(evaluators, '$[*] ? (@.sign == null)')
      or evaluators @> jsonb_build_array(jsonb_build_object('user_id', audit_user_id)))`)
    await none(
      'select id from performance_evaluation where greatest(create_time, submit_time, audit_time, appeal_time, effective_time, archive_time) > $1',
      [now],
    )
    await none('select id from performance_evaluation where status = 3 and publicity_end < $1::date', [now])
  })

  test('of guards that failed wait for companies, of years for those who look around', async () => {
    const due = await rows(
      'select distinct status from guard_evaluation where reply_due is not null and reply_time is null order by 1',
    )
    expect(due.map(({ status }) => status)).toEqual([1, 2])
    const [seen] = await rows(
      `select count(*)::int as count from guard_evaluation e join sys_user u on u.party_id = e.escort_company_id
        where u.username = 'escort_admin2' and e.status > 0`,
    )
    expect(seen?.count).toBeGreaterThan(100)
    const appealed = await rows(
      `select u.username from performance_evaluation e join sys_user u on u.id = appeal_user_id where e.status = 6`,
    )
    expect(appealed.map(({ username }) => username)).toContain('escort_admin')
  })
}
