import { randomUUID } from 'node:crypto'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

let serial = 0
const zone = 'Asia/Shanghai'
const FAR = '2040-01-01'

export const today = (t: TestApp) => localDay(t.clock.at, zone)
export const time = (t: TestApp, minutes = 0) => localTime(new Date(t.clock.at.getTime() + minutes * 60_000), zone)

type StaffOf = { company: number; duty?: number; unit?: UnitCode; name?: string; more?: object }

/** A crew member who may carry boxes for a unit. */
export async function makeCrewMember(t: TestApp, { company, duty = 2, unit = 'BA0011', name, more = {} }: StaffOf) {
  const db = t.services.database.kysely
  const no = `C${++serial}`
  const { id } = await db
    .insertInto('escort_staff')
    .values({
      escort_company_id: company,
      staff_no: no,
      name: name ?? `押运${no}`,
      id_card_mask: '3301**********0013',
      id_card_hash: Buffer.from(randomUUID()),
      guard_cert_mask: '浙保安***',
      guard_cert_hash: Buffer.from(randomUUID()),
      phone: '19900000000',
      duty_type: duty,
      gun_cert_end: duty === 2 ? FAR : null,
      drive_end: duty === 1 ? FAR : null,
      bg_check_date: today(t),
      bg_check_result: 1,
      entry_date: '2026-01-01',
      pass_card_no: no,
      pass_begin: today(t),
      pass_end: localDay(new Date(t.clock.at.getTime() + 300 * 86_400_000), zone),
      status: 1,
      create_time: t.clock.at,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('escort_staff_dept').values({ staff_id: id, dept_id: t.world.unit[unit] }).execute()
  return id
}

/** A company that serves a unit, one of its vehicles, and a crew of two guards and a courier. */
export async function makeEscort(t: TestApp, unit: UnitCode = 'BA0011') {
  const db = t.services.database.kysely
  const no = String(++serial)
  const company = await db
    .insertInto('escort_company')
    .values({
      company_name: `押运公司${no}`,
      service_types: [2],
      credit_code: `91440000${no.padStart(10, '0')}`,
      licence_no: no,
      licence_begin: '2020-01-01',
      licence_end: FAR,
      contract_no: no,
      contract_begin: '2020-01-01',
      contract_end: FAR,
      leader_name: '某人',
      leader_phone: '19900000000',
      dispatch_phone: '19900000000',
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('escort_company_dept')
    .values({ escort_company_id: company.id, dept_id: t.world.unit[unit] })
    .execute()
  const plate = `浙W${String(10_000 + serial)}`
  const car = await db
    .insertInto('escort_car')
    .values({
      escort_company_id: company.id,
      plate_no: plate,
      car_seq: no,
      car_type: 1,
      frame_no: `LSVAA49J1320${no.padStart(5, '0')}`,
      protect_standard: 'BG',
      inspect_end: FAR,
      insure_end: FAR,
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const crew = [
    await makeCrewMember(t, { company: company.id, unit }),
    await makeCrewMember(t, { company: company.id, unit }),
    await makeCrewMember(t, { company: company.id, unit, duty: 3 }),
  ]
  return { company: company.id, car: car.id, plate, crew }
}

export type Escort = Awaited<ReturnType<typeof makeEscort>>

/** Boxes of a unit, in the vault by default (1 at the outlet). */
export async function makeBoxes(t: TestApp, count: number, { unit = 'BA0011' as UnitCode, position = 3 } = {}) {
  const rows = await t.services.database.kysely
    .insertInto('box')
    .values(
      Array.from({ length: count }, () => ({
        box_no: `BX-${String(++serial).padStart(4, '0')}`,
        box_type: 1,
        dept_id: t.world.unit[unit],
        dept_name: unit,
        position,
        create_time: t.clock.at,
      })),
    )
    .returning(['id', 'box_no'])
    .execute()
  return rows
}

const seal = () => `FQ${String(++serial).padStart(6, '0')}`

/** A box as scanned at the door, intact. */
export const readBox = (box_no: string, direction = 1, more: object = {}) => ({
  box_no,
  direction,
  seal_no: seal(),
  seal_ok: 1,
  lock_ok: 1,
  scan_method: 1,
  ...more,
})

type BodyOf = { escort: Escort; boxes: readonly { box_no: string }[]; second: number; type?: number; more?: object }

/** A complete handover, as it is entered at the door. */
export const handoverBody = (t: TestApp, { escort, boxes, second, type = 1, more = {} }: BodyOf) => ({
  handover_type: type,
  plate_no: escort.plate,
  vehicle_ok: 1,
  place_ok: true,
  arrive_time: time(t, -9),
  begin_time: time(t, -8),
  bank_user2_id: second,
  crew: escort.crew.map((staff_id) => ({ staff_id })),
  items: boxes.map(({ box_no }) => readBox(box_no, type === 2 || type === 4 ? 2 : 1)),
  ...more,
})

type Signers = { by: Post; byId: number; second: Post; secondId: number }

/** A handover signed by both sides. */
export async function makeSigned(t: TestApp, { by, byId, second, secondId }: Signers, body: Omit<BodyOf, 'second'>) {
  const drawn = { staff_id: body.escort.crew[2], file_id: await makeImage(t, byId) }
  const verified = granted(
    await by('MoneyBox/Verify', {
      ...handoverBody(t, { ...body, second: secondId }),
      sign: signature,
      escort_signs: [drawn],
    }),
  )
  const { id, version } = verified
  const signed = granted(await second('MoneyBox/Sign', { id, version, sign: signature }))
  return { ...signed, bill_no: verified.bill_no as string } as { id: number; version: number; bill_no: string }
}

type RowOf = { unit?: UnitCode; refused?: boolean; routed?: boolean }

/** A draft, or a refused handover, inserted directly. */
export async function makeMoneyBoxRow(t: TestApp, { unit = 'BA0011', refused = false, routed = false }: RowOf = {}) {
  const db = t.services.database.kysely
  const { user } = t.world
  const escort = await makeEscort(t, unit)
  const route = routed
    ? await db
        .insertInto('escort_route')
        .values({
          escort_company_id: escort.company,
          route_no: `R${++serial}`,
          route_name: `线路${serial}`,
          create_time: t.clock.at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null
  const { id } = await db
    .insertInto('money_box')
    .values({
      biz_date: today(t),
      dept_id: t.world.unit[unit],
      dept_name: unit,
      handover_type: 3,
      escort_company_id: escort.company,
      route_id: route?.id ?? null,
      search_text: 'row',
      create_user_id: user.outlet_safety,
      create_user_name: '某人',
      create_time: t.clock.at,
      ...(refused
        ? { status: 5, bill_no: `KXROW${++serial}`, exception_type: 7, exception_desc: '测试', reject_time: t.clock.at }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...escort, route: route?.id ?? 0 }
}
