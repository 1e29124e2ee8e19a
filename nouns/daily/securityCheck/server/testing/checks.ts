import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'
import { sql } from 'kysely'

/** The result of one item in a test: an abnormal one has its findings. */
type Found = { result?: number; problem_desc?: string; photos?: number[] }

/** Gives an outlet opening hours, so that its sessions have deadlines. */
export async function openOutlet(t: TestApp, unit: UnitCode = 'BA0011'): Promise<void> {
  await t.services.database.kysely
    .updateTable('dept')
    .set({ business_begin: '09:00', business_end: '17:00', create_time: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', t.world.unit[unit])
    .execute()
}

type Blank = { items: { item_id: number; item_code: string; result_type: number; value_unit: string | null }[] }

/** Dictionary result_type: a number; after closing the head enters when it was armed. */
const NUMBER = 2

/** The body of a check: all items are normal except those in `found`, by index. */
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
    results: blank.items.map(({ item_id, result_type, value_unit }, index) => ({
      item_id,
      result: 1,
      value_num: result_type === NUMBER && value_unit !== 'HH:mm' ? 92 : null,
      ...found[index],
    })),
  }
}

type CheckOf = {
  by: Post
  /** The second signer, where the session requires one. */
  second?: { id: number; post: Post }
  session?: number
  found?: Record<number, Found>
  dept_id?: number
  biz_date?: string
}

/** A submitted check. */
export async function makeCheck({ by, second, session = 2, ...rest }: CheckOf) {
  const body = await checkBody(by, session, { ...(second ? { second: second.id } : {}), ...rest })
  const submitted = granted(await by('SecurityCheck/Submit', { ...body, sign: signature }))
  if (session === 2 || !second) return submitted
  return granted(
    await second.post('SecurityCheck/Sign', { id: submitted.id, version: submitted.version, sign: signature }),
  )
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

type RowOf = {
  unit?: UnitCode
  status?: number
  session?: number
  day?: string
  /** Its abnormal items, and whether it was late. */
  more?: { abnormal_count?: number; overall_result?: number; is_overdue?: boolean; revoke_reason?: string }
}

const signedBy = (user_id: number) =>
  JSON.stringify({ user_id, name: '某人', time: '2026-01-01 08:00:00', method: 2, img_url: null, ip: '10.0.0.1' })

let days = 0

/** Submitted checks inserted directly, each on a different day long ago. */
export async function makeCheckRow(
  t: TestApp,
  { unit = 'BA0011', status = 3, session = 2, day, more = {} }: RowOf = {},
): Promise<number> {
  const { user } = t.world
  const checkTime = new Date(t.clock.at.getTime() - (30 + ++days) * 86_400_000)
  const { id } = await t.services.database.kysely
    .insertInto('security_check')
    .values({
      bill_no: `AQROW${days}`,
      biz_date: day ?? checkTime.toISOString().slice(0, 10),
      dept_id: t.world.unit[unit],
      dept_name: unit === 'BB0011' ? '东屏路营业室' : unit,
      session,
      status,
      check_time: checkTime,
      checker_user_id: user.outlet_safety,
      checker_user_name: '某人',
      checker_sign: signedBy(user.outlet_safety),
      // Two people check before opening and after closing.
      ...(session !== 2 && {
        ...{ second_checker_user_id: user.outlet_teller, second_checker_user_name: '某人' },
        second_checker_sign: signedBy(user.outlet_teller),
        [session === 1 ? 'disarm_time' : 'arm_time']: '08:05',
      }),
      overall_result: 1,
      received_at: checkTime,
      sign_hash: '0'.repeat(64),
      search_text: `aqrow${days}`,
      create_user_id: user.outlet_safety,
      create_user_name: '某人',
      create_time: checkTime,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A branch's own check item, or the whole bank's. */
export async function makeItem(t: TestApp, owner: UnitCode | null, scene = 8): Promise<number> {
  const { id } = await t.services.database.kysely
    .insertInto('check_item')
    .values({
      scene,
      item_code: `M${++days}`,
      category: 7,
      content: `所建检查项${days}${owner === 'BB0011' ? '_far' : ''}`,
      owner_dept_id: owner === null ? null : t.world.unit[owner],
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An abnormal item of a check; returns the item's id. */
export async function makeAbnormal(t: TestApp, unit: UnitCode, row: Omit<RowOf, 'unit'> = {}, item?: number) {
  const itemId = item ?? (await makeItem(t, null))
  const check = await makeCheckRow(t, { unit, ...row })
  await sql`insert into security_result (check_id, item_id, item_code, category, content, result_type, full_score, need_photo,
      hazard_level, sort, result, problem_desc)
    select ${check}, id, item_code, category, content, result_type, full_score, need_photo, risk_level, sort, 2, '有异常'
    from check_item where id = ${itemId}`.execute(t.services.database.kysely)
  return itemId
}

/** A guard at a unit's door. */
export async function makeGuard(t: TestApp, unit: UnitCode): Promise<number> {
  const db = t.services.database.kysely
  const no = `G${++days}`
  const company = await db
    .insertInto('escort_company')
    .values({
      company_name: `守押公司${no}`,
      service_types: [2],
      credit_code: `91330000${no.padStart(10, '0')}`.slice(0, 18),
      licence_no: no,
      licence_begin: '2020-01-01',
      licence_end: '2040-01-01',
      contract_no: no,
      contract_begin: '2020-01-01',
      contract_end: '2040-01-01',
      leader_name: '某人',
      leader_phone: '19900000000',
      dispatch_phone: '19900000000',
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('escort_staff')
    .values({
      escort_company_id: company.id,
      staff_no: no,
      name: `保安${no}`,
      id_card_mask: '3301**********0013',
      id_card_hash: Buffer.from(no),
      phone: '19900000000',
      duty_type: 7,
      bg_check_date: '2026-01-01',
      bg_check_result: 1,
      entry_date: '2026-01-01',
      pass_card_no: no,
      pass_begin: '2026-01-01',
      pass_end: '2026-12-31',
      status: 1,
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('escort_staff_dept').values({ staff_id: id, dept_id: t.world.unit[unit] }).execute()
  return id
}
