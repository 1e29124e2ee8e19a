import { localDay } from '@shouya/server/core/time/local.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

let serial = 0

/** A day some days from the test's today in the business time zone. */
export const dayFrom = (t: TestApp, days: number): string =>
  localDay(new Date(t.clock.at.getTime() + days * 86_400_000), t.services.database.timezone)

/** Somebody who may do everything, in the bank. */
export const makeBank = (t: TestApp): Promise<Account> => makeAccount(t, { unit: 'HQ0000', scope: 1 })

/** The body of a new vendor that serves the whole first branch. */
export const vendorBody = (t: TestApp, more: object = {}) => {
  const no = ++serial
  return {
    company_name: `某维保公司${no}`,
    short_name: `维保${no}`,
    service_types: [1, 2, 4, 8],
    contract_begin: dayFrom(t, -100),
    contract_end: dayFrom(t, 300),
    phone24: '0571-7654321',
    dept_ids: [t.world.unit.BA0001],
    ...more,
  }
}

/** A vendor entered by somebody of the bank. */
export const makeVendor = async (t: TestApp, bank: { post: Post }, more: object = {}) =>
  granted(await bank.post('Maintenance/SaveCompany', vendorBody(t, more))) as { id: number; version: number }

/** Somebody of a vendor, with its role. */
export const makeVendorUser = (t: TestApp, vendor: number): Promise<Account> =>
  makeAccount(t, { unit: 'HQ0000', role: 'vendor', type: 3, party: vendor })

/** Binds a vendor to devices of a type in a unit. */
export const makeBinding = async (t: TestApp, bank: { post: Post }, vendor: number, more: object = {}) =>
  granted(
    await bank.post('Maintenance/SaveBind', {
      dept_ids: [t.world.unit.BA0001],
      device_types: [4],
      company_id: vendor,
      priority: 1,
      ...more,
    }),
  )

/** The body of a new contact. */
export const contactBody = (vendor: number, more: object = {}) => {
  const no = ++serial
  return { company_id: vendor, name: `某工程师${no}`, phone: `199${String(no).padStart(8, '0')}`, ...more }
}

/** The body of a new device: an interlocking door. */
export const deviceBody = (t: TestApp, unit: UnitCode = 'BA0011', more: object = {}) => ({
  name: '防尾随联动门',
  device_type: 4,
  dept_id: t.world.unit[unit],
  location: '现金区入口',
  ...more,
})

/** A device that somebody has entered. */
export const makeDevice = async (t: TestApp, by: { post: Post }, unit: UnitCode = 'BA0011', more: object = {}) =>
  granted(await by.post('Equipment/Save', deviceBody(t, unit, more))) as {
    id: number
    version: number
    equip_no: string
  }
