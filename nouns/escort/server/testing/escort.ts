import { checkDigit } from '@shouya/server/core/personal/idCard.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

let serial = 0

/** An identity number that nobody has, with its check digit. */
export function idCardOf(number: number, birthday = '19900101'): string {
  const head = `999999${birthday}${String(number).padStart(3, '0')}`
  return head + checkDigit(head)
}

/**
 * A day some days from the test's today in the business time zone, which after four in the afternoon UTC is a day
 * ahead.
 */
export const dayFrom = (t: TestApp, days: number): string =>
  localDay(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)

/** Somebody who may do everything, in the bank. */
export const makeBank = (t: TestApp): Promise<Account> => makeAccount(t, { unit: 'HQ0000', scope: 1 })

/** A company that serves a unit, entered by somebody of the bank. */
export async function makeCompany(t: TestApp, bank: Account, unit: UnitCode = 'BA0001', more: object = {}) {
  const no = ++serial
  const files = [await makeImage(t, bank.id), await makeImage(t, bank.id)]
  return granted(
    await bank.post('Escort/SaveCompany', {
      company_name: `某守押公司${no}`,
      service_types: [1, 3],
      armed_approved: true,
      credit_code: `91330000MA${String(no).padStart(8, '0')}`,
      licence_no: `浙保${no}`,
      licence_begin: dayFrom(t, -400),
      licence_end: dayFrom(t, 800),
      contract_no: `HT${no}`,
      contract_begin: dayFrom(t, -400),
      contract_end: dayFrom(t, 700),
      dept_ids: [t.world.unit[unit]],
      leader_name: '某经理',
      leader_phone: '19900000001',
      dispatch_phone: '0571-1234567',
      licence_file_ids: [files[0]],
      contract_file_ids: [files[1]],
      ...more,
    }),
  ) as { id: number; version: number }
}

/** Somebody of a company who may do everything there. */
export const makeOutsider = (t: TestApp, company: number): Promise<Account> =>
  makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party: company })

/** The body of a new vehicle. */
export async function carBody(t: TestApp, by: Account, company: number, more: object = {}) {
  const no = ++serial
  return {
    escort_company_id: company,
    plate_no: `浙Z${String(10_000 + no)}`,
    car_seq: String(no),
    car_type: 1,
    frame_no: `LSVAA49J1320${String(no).padStart(5, '0')}`,
    protect_standard: 'BG-2025-1',
    inspect_end: dayFrom(t, 200),
    insure_end: dayFrom(t, 200),
    photo_file_ids: [await makeImage(t, by.id)],
    ...more,
  }
}

/** The body of a new person. */
export async function staffBody(t: TestApp, by: Account, company: number, more: object = {}) {
  const no = ++serial
  const image = () => makeImage(t, by.id)
  return {
    escort_company_id: company,
    staff_no: `PD${String(no).padStart(4, '0')}`,
    name: `某押运员${no}`,
    gender: 1,
    id_card: idCardOf(no),
    phone: `1990000${String(no).padStart(4, '0')}`,
    emergency_name: '某家属',
    emergency_phone: '19900009999',
    duty_type: 3,
    guard_cert_no: `浙保安${String(no).padStart(8, '0')}`,
    guard_cert_org: '某市公安局',
    bg_check_date: dayFrom(t, -30),
    entry_date: dayFrom(t, -300),
    dept_ids: [t.world.unit.BA0011],
    photo_file_id: await image(),
    id_card_front_file_id: await image(),
    id_card_back_file_id: await image(),
    guard_cert_file_id: await image(),
    ...more,
  }
}

/** A company, vehicles and people of every kind that the work bench counts (domain 15). */
export async function makeEnding(t: TestApp): Promise<void> {
  const bank = await makeBank(t)
  const { id: company } = await makeCompany(t, bank, 'BA0001', { licence_end: dayFrom(t, 20) })
  const outsider = await makeOutsider(t, company)
  const { pool } = t.services.database
  const cars = [{ inspect_end: dayFrom(t, 10) }, { insure_end: dayFrom(t, -2) }, {}]
  for (const [index, more] of cars.entries()) {
    const { id, version } = granted(await outsider.post('Escort/SaveCar', await carBody(t, outsider, company, more)))
    if (index < 2) continue
    granted(await outsider.post('Escort/ChangeCarStatus', { id, version, command: 'scrap', reason: '到期' }))
  }
  // Waiting, refused, with a pass about to expire, stopped because it has.
  const people = [
    [0, null, null],
    [5, null, null],
    [1, dayFrom(t, -300), dayFrom(t, 8)],
    [2, dayFrom(t, -300), dayFrom(t, -8)],
  ] as const
  for (const [status, begin, end] of people) {
    const { id } = granted(await outsider.post('Escort/SaveStaff', await staffBody(t, outsider, company)))
    const pass = end && `YZ${String(id).padStart(6, '0')}`
    await pool.query(
      `update escort_staff set status = $2, status_reason = '原因', pass_card_no = $3, pass_begin = $4, pass_end = $5
       where id = $1`,
      [id, status, pass, begin, end],
    )
  }
}
