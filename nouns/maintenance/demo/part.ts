import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { sealedRow } from '../vendorContact/server/idCard.ts'
import { bindingRows } from './bindings.ts'
import { contactRows } from './contacts.ts'
import { deviceRows } from './devices.ts'
import { slaRows, vendorRow, vendors } from './vendors.ts'

const BRANCH = 2
/** The identity numbers of the engineers: of a region that does not exist (domain 16.1). */
const ID_CARD = '999999199001010009'

export const part: DemoPart = {
  title: 'vendors and devices',
  after: [],
  tables: [
    'maintain_company',
    'maintain_company_dept',
    'maintain_sla',
    'maintain_contact',
    'maintain_secret',
    'maintain_bind',
    'equipment',
    'equipment_event',
  ],
  fill: fillMaintenance,
}

/** Vendors with their people and bindings, and the devices of all outlets (domain 16.1). */
async function fillMaintenance(tx: Kysely<DB>, { units, people, teams, days, services }: Ground) {
  const by = people.find(({ role }) => role === 'hq_security')
  if (!by) throw new Error('nobody to enter vendors')
  const branches = units.filter(({ dept_type }) => dept_type === BRANCH)
  await insertRows(
    tx,
    'maintain_company',
    vendors.map((of) => vendorRow(of, days, by)),
  )
  await insertRows(
    tx,
    'maintain_company_dept',
    vendors.flatMap(({ id, branches: served }) =>
      branches
        .filter(({ dept_name }) => served?.some((city) => dept_name.includes(city)) ?? true)
        .map((branch) => ({ company_id: id, dept_id: branch.id })),
    ),
  )
  await insertRows(tx, 'maintain_sla', vendors.flatMap(slaRows))
  const contacts = contactRows(
    people.filter(({ role }) => role === 'vendor'),
    days,
    by,
  )
  await insertRows(tx, 'maintain_contact', contacts)
  await insertRows(
    tx,
    'maintain_secret',
    contacts.map(({ id }) => sealedRow(services.keys, id, ID_CARD)),
  )
  const bindings = bindingRows(units, days, by)
  await insertRows(tx, 'maintain_bind', bindings)
  const { devices, events } = deviceRows(teams, days)
  await insertRows(tx, 'equipment', devices)
  await insertRows(tx, 'equipment_event', events)
  return { vendors: vendors.length, bindings: bindings.length, devices: devices.length }
}
