import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's feedback (domain 9.6). */
export function feedbackHolds({ rows, none }: Loaded): void {
  test('is in all states, some of it nobody’s', async () => {
    const all = await rows('select status, is_anonymous from feedback')
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(all.filter(({ is_anonymous }) => is_anonymous)).toHaveLength(2)
    await none(
      `select id from feedback where is_anonymous and (create_time at time zone 'Asia/Shanghai')::time <> '00:00'`,
    )
  })
}
