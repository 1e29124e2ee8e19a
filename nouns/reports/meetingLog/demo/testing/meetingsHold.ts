import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { meetingLog } from '../../noun.ts'

/** The properties of the demonstration's meetings and training (domain 5.3). */
export function meetingsHold({ rows, none, timezone, now }: Loaded): void {
  test('stand under what everybody signed', async () => {
    const logs = await rows('select * from meeting_log where status > 0 and (id % 40 = 0 or status <> 3)')
    expect(logs.length).toBeGreaterThan(60)
    for (const log of logs) {
      const people = await rows('select * from meeting_sign where log_id = $1 order by seq', [log.id])
      const todos = await rows('select * from meeting_todo where log_id = $1 order by seq', [log.id])
      expect(isIntact(meetingLog, { ...log, people, todos }, timezone()), log.bill_no).toBe(true)
    }
  })

  test('are as far as their sheets say, and nothing of them lies ahead', async () => {
    await none(`select id from meeting_log log where (expected_count, present_count, signed_count)
      <> (select count(*), count(*) filter (where absent_reason is null), count(sign) from meeting_sign where log_id = log.id)`)
    await none(`select id from meeting_log log where (status in (2, 3)) and exists
      (select from meeting_sign where log_id = log.id and absent_reason is null and sign is null)`)
    await none(`select id from meeting_log log where status = 1 and not exists
      (select from meeting_sign where log_id = log.id and absent_reason is null and sign is null)`)
    await none(
      `select id from meeting_log where greatest(end_time, submit_time, archive_time, create_time) > $1
        or log_type in (1, 2) and end_time - begin_time < interval '20 minutes' or length(content) < 50 or cardinality(photos) = 0`,
      [now],
    )
    await none('select id from meeting_sign where sign_time > $1', [now])
    expect(
      (await rows('select distinct log_type from meeting_log order by 1')).map(({ log_type }) => log_type),
    ).toEqual([1, 2, 3, 4])
  })

  test('wait for those who look around', async () => {
    const waiting = await rows(`select username from sys_user u join meeting_sign line on line.user_id = u.id
      join meeting_log log on log.id = log_id where log.status = 1 and sign is null and absent_reason is null`)
    expect(waiting.map(({ username }) => username)).toEqual(expect.arrayContaining(['outlet_leader', 'outlet_teller']))
    expect(
      await rows(
        "select id from meeting_log where status = 2 and dept_id = (select id from dept where dept_code = 'CL020317')",
      ),
    ).not.toEqual([])
  })

  test('are numbered, and their pictures seen by those who see them', async () => {
    await none(`select bill_no from meeting_log where bill_no is not null and not exists (select from serial s
      where s.prefix = left(bill_no, 2) and to_char(s.day, 'YYYYMMDD') = substr(bill_no, 3, 8) and s.unit = substr(bill_no, 11, 4)
        and s.last >= substr(bill_no, 15)::int)`)
    await none(`select id from meeting_log log where not exists (select from file f where f.id = any(log.photos)
      and f.ref_table = 'meeting_log' and f.ref_id = log.id)`)
    await none(`select line.id from meeting_sign line where sign ->> 'method' = '1' and not exists (select from file f
      where f.ref_table = 'meeting_log' and f.ref_id = line.log_id and right(sign ->> 'img_url', length(f.id::text) + 1) = '=' || f.id)`)
  })
}
