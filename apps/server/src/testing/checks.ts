import { granted, makeImage, signature } from './factories.ts'
import type { Post, TestApp } from './testApp.ts'
import type { UnitCode } from './world.ts'

/** What the tests say of one item: an abnormal one comes with what was found. */
type Found = { result?: number; problem_desc?: string; photos?: number[] }

/** Gives an outlet its hours, so that its sessions have deadlines. */
export async function openOutlet(t: TestApp, unit: UnitCode = 'BA0011'): Promise<void> {
  await t.services.database.kysely
    .updateTable('dept')
    .set({ business_begin: '09:00', business_end: '17:00', create_time: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', t.world.unit[unit])
    .execute()
}

type Blank = { items: { item_id: number; item_code: string }[] }

/** The body of a check: everything normal but what `found` says of an item by its place. */
export async function checkBody(
  post: Post,
  session: number,
  {
    second,
    found = {},
    ...more
  }: { second?: number; found?: Record<number, Found>; dept_id?: number; biz_date?: string },
) {
  const blank: Blank = granted(await post('SecurityCheck/GetBlank', { session, ...more }))
  return {
    session,
    ...more,
    second_checker_user_id: second ?? null,
    disarm_time: session === 1 ? '08:05' : null,
    arm_time: session === 3 ? '18:10' : null,
    results: blank.items.map(({ item_id }, index) => ({ item_id, result: 1, ...found[index] })),
  }
}

type CheckOf = {
  by: Post
  /** Signs second, where the session wants it. */
  second?: { id: number; post: Post }
  session?: number
  found?: Record<number, Found>
  dept_id?: number
  biz_date?: string
}

/** A submitted check. */
export async function makeCheck({ by, second, session = 2, ...rest }: CheckOf) {
  const body = await checkBody(by, session, { ...(second ? { second: second.id } : {}), ...rest })
  const filed = granted(await by('SecurityCheck/Submit', { ...body, sign: signature }))
  if (session === 2 || !second) return filed
  return granted(await second.post('SecurityCheck/Sign', { id: filed.id, version: filed.version, sign: signature }))
}

/** An abnormal answer with its photo. */
export const abnormal = async (t: TestApp, owner: number): Promise<Found> => ({
  result: 2,
  problem_desc: '后门闭门器不回位',
  photos: [await makeImage(t, owner)],
})

/** A rectification that somebody entered by hand. */
export const makeRectification = async (post: Post, more: object = {}): Promise<{ id: number; version: number }> =>
  granted(
    await post('Rectification/Save', {
      source_type: 6,
      hazard_level: 1,
      problem_desc: '消防通道堆放宣传物料',
      ...more,
    }),
  )
