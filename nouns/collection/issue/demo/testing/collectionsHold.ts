import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'
import { plans } from '../plans.ts'

/** The properties of the demonstration's collections (domain 6.2). */
export function collectionsHold({ now, rows, none }: Loaded): void {
  test('are in every state, with the sample of 118 of 120 outlets', async () => {
    const issues = await rows('select id, title, status from issue order by id')
    expect(issues).toHaveLength(plans.length)
    expect(new Set(issues.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]))
    const [sample] = await rows(
      `select count(*)::int as total, (count(*) filter (where submit_time is not null))::int as uploaded
        from issue_item where issue_id = $1`,
      [issues[0].id],
    )
    expect(sample).toEqual({ total: 120, uploaded: 118 })
    const states = await rows('select distinct status from issue_item order by status')
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5])
  })

  test('were handed in by people of the unit, in time, with files or a form, and not in the future', async () => {
    await none(
      `select item.id from issue_item item join sys_user who on who.id = submit_user_id
        where who.dept_id <> item.dept_id or submit_time > $1 or audit_time > $1 or submit_time > until`,
      [now],
    )
    await none(
      `select id from issue_item where submit_time is not null and cardinality(file_ids) = 0 and submission_id is null`,
    )
    await none(`select item.id from issue_item item join form_submission filed on filed.id = item.submission_id
      where filed.ref_table <> 'issue_item' or filed.ref_id <> item.id`)
    await none(`select file from issue_item cross join unnest(file_ids) as file where not exists (
      select from file stored where stored.id = file and ref_table = 'issue_item' and ref_id = issue_item.id)`)
  })

  test('leave the shown outlet a form to fill in and an answer that was returned', async () => {
    const due =
      await rows(`select issue_item.status from issue_item join sys_user who on who.dept_id = issue_item.dept_id
      where username = 'outlet_safety' and not is_closed and issue_item.status in (1, 4) order by issue_item.status`)
    expect(due.map(({ status }) => status)).toEqual([1, 4])
  })
}
