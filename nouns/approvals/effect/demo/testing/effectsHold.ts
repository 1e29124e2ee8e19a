import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the effects of the demonstration's requests (ADR 052). */
export function effectsHold({ now, rows, none }: Loaded): void {
  test('nothing that they set going waits for ever', async () => {
    await none(`select id, topic from appr_effect where status = 0`)
    const absences = await rows('select count(*)::int as n from absence')
    expect(absences[0].n).toBeGreaterThan(10)
    // A person on leave has no tasks in that time.
    await none(`select t.id from task_assignment t join absence a on a.user_id = t.duty_user_id
      and t.deadline >= a.from_time and t.deadline < a.to_time where t.status in (1, 3)
      and on_duty(a.user_id, t.deadline) <> a.user_id`)
    await none(
      `select id from remind_msg where remind_code in ('absence_stand_in', 'purchase_register') and status = 0
      and send_time < $1::timestamptz - interval '9 hours'`,
      [now],
    )
  })
}
