import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's notices (domain 16.1), checked on the loaded one. */
export function noticesTests({ now, rows, none }: Loaded): void {
  test('are sixty in all states and types, most of them read', async () => {
    const kinds = await rows('select type, status from notice')
    expect(kinds).toHaveLength(60)
    expect(new Set(kinds.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set([0, 1, 2]))
    await none('select id from notice where coalesce(publish_time, create_time) > $1 or withdraw_time > $1', [now])
    await none(`select id from notice join lateral (select count(*) as n from notice_read where notice_id = notice.id) r on true
      where n > receiver_count`)
    await none(
      `select notice_id from notice_read join notice on notice.id = notice_id
      where read_time < publish_time or read_time > coalesce(withdraw_time, expire_time, $1) or confirm_time < read_time
        or confirm_time is not null and not need_receipt`,
      [now],
    )
    const [{ share }] = await rows(
      `select sum(n) / sum(receiver_count) as share from notice
      join lateral (select count(*) as n from notice_read where notice_id = notice.id) r on true where publish_time < $1::timestamptz - interval '7 days'`,
      [now],
    )
    expect(share).toBeGreaterThan(0.9)
  })

  test('leave the shown accounts something to read', async () => {
    await none(`select username from sys_user where username in ('outlet_teller', 'outlet_leader', 'branch_security') and not exists (
      select from notice where status = 1 and recv_dept_id is null and not exists (
        select from notice_read where notice_id = notice.id and user_id = sys_user.id))`)
  })
}
