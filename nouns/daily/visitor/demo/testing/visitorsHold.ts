import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { videoAccess } from '../../../videoAccess/noun.ts'
import { visitor } from '../../noun.ts'
import { needsApprover, needsCompany, needsLetter } from '../../rules.ts'

/** The properties of the demonstration's visitors and access to recordings (domain 16.1, 17.4). */
export function visitorsHold({ rows, none, timezone }: Loaded): void {
  test('visitors of sixty days, in all states, brought what their areas ask for', async () => {
    const counts = await rows('select status, count(*)::int as n from out_inside group by 1 order by 1')
    expect(counts.map(({ status }) => status)).toEqual([1, 2, 3, 9])
    expect(counts.reduce((total, { n }) => total + n, 0)).toBeGreaterThan(120 * 60 * 2)
    for (const row of await rows('select * from out_inside where id % 97 = 0')) {
      expect(row.approver_user_id === null, row.bill_no).toBe(!needsApprover(row))
      expect(row.accompany_user_id === null, row.bill_no).toBe(!needsCompany(row))
      expect(row.letter_no === null, row.bill_no).toBe(!needsLetter(row))
      expect(isIntact(visitor, row, timezone()), row.bill_no).toBe(true)
    }
    await none(
      `select id from out_inside where cert_mask !~ '^9999\\*{10}[0-9X]{4}$' or accompany_user_id = create_user_id`,
    )
    await none(
      `select id from out_inside o where not exists (select from out_inside_secret where out_inside_id = o.id)`,
    )
  })

  test('builders and people in a vault come by their permits, and each state of a permit is there', async () => {
    const kinds = await rows(
      'select kind, array_agg(distinct status order by status) as states from entry_permit group by 1 order by 1',
    )
    expect(kinds).toMatchObject([
      { kind: 1, states: expect.arrayContaining([1]) },
      { kind: 2, states: expect.arrayContaining([2]) },
    ])
    const permitted =
      await rows(`select (areas @> '{3}' and person_type <> 4) as vault, count(*)::int as n from out_inside
      where oa_examine_id is not null group by 1 order by 1`)
    expect(permitted.map(({ vault }) => vault)).toEqual([false, true])
    expect((await rows('select id from out_inside where person_count > 1')).length).toBeGreaterThan(0)
    // Within its hours and areas, for the named people; into a vault with a key holder, once.
    await none(`select bill_no from out_inside o where oa_examine_id is not null and not exists (select from entry_permit p
      where p.oa_examine_id = o.oa_examine_id and p.dept_id = o.dept_id and p.person_name = o.name and o.areas <@ p.areas
        and o.in_time between p.valid_from and p.valid_to and (kind = 1 or (p.status = 2 and accompany_user_id = any(key_holders))))`)
    await none(`select oa_examine_no from entry_permit p where status = 2 and not exists
      (select from out_inside o where o.oa_examine_id = p.oa_examine_id)`)
    await none(
      `select e.id from appr_effect e where topic ~ '^(visit_permit|vault_permit|video_access)' and status = 0`,
    )
  })

  test('an outlet that was cleared has nobody inside who came before its deadline (domain 17.4, 3)', async () => {
    await none(`select t.id from task_assignment t join out_inside o on o.dept_id = t.dept_id and o.in_time < t.deadline
      where t.task_code = 'D_INOUT' and t.status in (2, 4) and o.status = 1`)
  })

  test('nobody carries a copy away without request, document and three signatures (17.4, 7); all verify (15)', async () => {
    const statuses = await rows('select distinct status from video_access order by 1')
    expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const copies = await rows(`select bool_or(return_due is not null) as lent, bool_or(return_due is null) as given,
      count(*)::int as n from video_access where access_mode = 3 and status in (4, 6)`)
    expect(copies).toMatchObject([{ lent: true, given: true, n: expect.toSatisfy((n: number) => n > 3) }])
    await none(`select media_no from video_access where return_time is null group by 1 having count(media_no) > 1`)
    await none(
      `select id from video_access where status in (4, 6) and (oa_examine_id is null and legal_doc_no is null
        or operator_sign is null or supervisor_sign is null or receiver_sign_file_id is null)`,
    )
    await none('select id from video_access where supervisor_user_id = operator_user_id')
    for (const row of await rows('select * from video_access where sign_hash is not null'))
      expect(isIntact(videoAccess, row, timezone()), row.bill_no).toBe(true)
  })

  test('their files belong to them, and numbers go on after them', async () => {
    await none(`select id from out_inside o where visitor_sign_file_id is not null and not exists
      (select from file f where f.id = visitor_sign_file_id and f.ref_table = 'out_inside' and f.ref_id = o.id)`)
    await none(
      `select bill_no from (select bill_no from out_inside union all select bill_no from video_access where bill_no is not null) b
      where not exists (select from serial s where s.prefix = left(bill_no, 2) and to_char(s.day, 'YYYYMMDD') = substr(bill_no, 3, 8)
        and s.unit = substr(bill_no, 11, 4) and s.last >= substr(bill_no, 15)::int)`,
    )
  })
}
