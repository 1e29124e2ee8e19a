import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's vendors and devices (domain 16.1). */
export function maintenanceHolds({ rows, none, today }: Loaded): void {
  test('are 6 vendors, 480 bindings and 2,400 devices, twenty in each outlet', async () => {
    const [count] = await rows(`select (select count(*) from maintain_company)::int as vendors,
      (select count(*) from maintain_bind)::int as bindings, (select count(*) from equipment)::int as devices`)
    expect(count).toEqual({ vendors: 6, bindings: 480, devices: 2400 })
    await none(`select dept.id from dept where dept_type = 4 and
      (select count(*) from equipment device where device.dept_id = dept.id) <> 20`)
    const states = await rows('select distinct status from equipment order by status')
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4])
  })

  test('bind vendors to what they serve, and let each account of a vendor be one of its people', async () => {
    await none(`select bind.id from maintain_bind bind join maintain_company vendor on vendor.id = bind.company_id
      where not bind.device_type = any(vendor.service_types)`)
    await none(`select who.id from sys_user who where user_type = 3 and not exists (
      select from maintain_contact contact where contact.user_id = who.id and contact.company_id = who.party_id)`)
    await none('select id from equipment where buy_date > $1::date or warranty_end < buy_date', [today])
  })
}
