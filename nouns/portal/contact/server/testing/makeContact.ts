import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

let serial = 0

/** What somebody enters: a number of the police for the whole bank. */
export const contactBody = (t: TestApp, unit: UnitCode = 'BA0001', more: object = {}) => ({
  name: `派出所值班${++serial}`,
  contact_group: 2,
  dept_id: t.world.unit[unit],
  phone: `0571-${String(7_000_000 + serial)}`,
  ...more,
})

type Made = { id: number; version: number; name: string }

/** A number that somebody has entered. */
export async function makeContact(t: TestApp, post: Post, unit: UnitCode = 'BA0001', more: object = {}): Promise<Made> {
  const body = contactBody(t, unit, more)
  return { ...granted(await post('SysContact/Save', body)), name: body.name } as Made
}
