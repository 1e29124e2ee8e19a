import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'
import { sql } from 'kysely'
import { approval, definitionWith, makeFlow, makeRequest } from '../../../../approvals/server/testing/approvals.ts'
import { dayFrom } from '../../../server/testing/escort.ts'

let serial = 0

/** A crew member of a company who may work at some units until the end of next year, inserted directly. */
export async function makeRider(
  t: TestApp,
  company: number,
  duty: number,
  { leads = false, units = ['BA0001'] }: { leads?: boolean; units?: readonly UnitCode[] } = {},
): Promise<number> {
  const no = String(++serial).padStart(4, '0')
  const db = t.services.database.kysely
  const { id } = await db
    .insertInto('escort_staff')
    .values({
      escort_company_id: company,
      staff_no: `R${no}`,
      name: `某${no}`,
      id_card_mask: '999999',
      id_card_hash: sql`decode(${`aa${no}`}, 'hex')`,
      phone: '19900000000',
      duty_type: duty,
      is_leader: leads,
      guard_cert_mask: no,
      gun_cert_end: duty === 2 ? dayFrom(t, 300) : null,
      drive_end: duty === 1 ? dayFrom(t, 300) : null,
      pass_card_no: `YZ9${no}`,
      pass_begin: dayFrom(t, -10),
      pass_end: dayFrom(t, 340),
      bg_check_date: dayFrom(t, -10),
      bg_check_result: 1,
      entry_date: dayFrom(t, -300),
      status: 1,
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('escort_staff_dept')
    .values(units.map((unit) => ({ staff_id: id, dept_id: t.world.unit[unit] })))
    .execute()
  return id
}

/** An approved leave of a crew member, and their account. */
export async function makeLeave(t: TestApp, company: number, staff_id: number, from_time: Date, to_time: Date) {
  const db = t.services.database.kysely
  const account = await makeAccount(t, { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company })
  await db.updateTable('escort_staff').set({ user_id: account.id }).where('id', '=', staff_id).execute()
  const decides = t.world.user.outlet_leader
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [decides])) })
  const { id } = await makeRequest(await t.as('outlet_teller'), { flow })
  const stand_in_id = decides
  const leave = { user_id: account.id, stand_in_id, from_time, to_time, request_id: id, bill_no: `SP${id}` }
  await db
    .insertInto('absence')
    .values({ ...leave, create_time: t.clock.at })
    .execute()
}

/** A vehicle of a company that may ride. */
export async function makeCar(t: TestApp, company: number): Promise<number> {
  const no = String(++serial).padStart(5, '0')
  const { id } = await t.services.database.kysely
    .insertInto('escort_car')
    .values({
      escort_company_id: company,
      plate_no: `浙Y${no}`,
      car_seq: no,
      car_type: 1,
      frame_no: `LSVAA49J1320${no}`,
      protect_standard: 'BG-2025-1',
      inspect_end: dayFrom(t, 200),
      insure_end: dayFrom(t, 200),
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A vehicle with a crew, as a form names them. */
export async function makeCrew(t: TestApp, company: number, units: readonly UnitCode[] = ['BA0001']) {
  const leader_id = await makeRider(t, company, 2, { leads: true, units })
  return {
    car_id: await makeCar(t, company),
    driver_id: await makeRider(t, company, 1, { units }),
    guard_ids: [leader_id, await makeRider(t, company, 2, { units })],
    cashier_ids: [await makeRider(t, company, 3, { units })],
    leader_id,
  }
}

/** The body of a new route with a stop at each of some units. */
export const routeBody = (t: TestApp, company: number, units: readonly UnitCode[] = ['BA0011', 'BA0012']) => ({
  escort_company_id: company,
  route_no: `X${++serial}`,
  route_name: `某线路${serial}`,
  stops: units.map((unit, index) => ({
    dept_id: t.world.unit[unit],
    deliver_plan: `08:${10 + index * 20}`,
    collect_plan: `17:${10 + index * 20}`,
  })),
})

export const makeRoute = async (
  t: TestApp,
  by: Account,
  company: number,
  units?: readonly UnitCode[],
): Promise<{ id: number; version: number }> => granted(await by.post('Escort/SaveRoute', routeBody(t, company, units)))

/** The body of a plan of the morning, with a crew of its own. */
export async function planBody(t: TestApp, company: number, route_id: number, units?: readonly UnitCode[]) {
  return {
    escort_company_id: company,
    plan_date: dayFrom(t, 3),
    shift: 1,
    begin_time: '07:30',
    end_time: '09:30',
    route_id,
    ...(await makeCrew(t, company, units)),
  }
}

/** The body of a new box. */
export const boxBody = (t: TestApp, unit: UnitCode = 'BA0011') => ({
  box_no: `QW-${String(++serial).padStart(4, '0')}`,
  box_type: 1,
  dept_id: t.world.unit[unit],
})
