import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'
import { equipment, eventKind } from '../../equipment/noun.ts'
import { vendorsOf } from '../../vendorBinding/server/resolve.ts'
import { repairOrder } from '../noun.ts'
import { type Device, planRepairs } from './planRepairs.ts'
import { repairRow, type Vendor } from './repairRow.ts'

export const part: DemoPart = {
  title: 'repair orders',
  after: ['maintenance'],
  tables: ['repair_case', 'repair_part', 'repair_flow'],
  fill: fillRepairs,
}

/** Sixty days of repair orders with their course (domain 16.1); the devices that they hold are in repair. */
async function fillRepairs(tx: Kysely<DB>, { teams, people, days }: Ground) {
  const vendors = await vendorsWithEngineers(tx, people)
  const plans = planRepairs(teams, await devicesOf(tx, days.day(0)), days)
  const serials = new Map<string, Serial>()
  const orders = plans.map((plan, index) => {
    const day = localText(plan.at).slice(0, 10)
    const unit = unitPart(plan.team.unit.dept_code)
    const serial = serials.get(`${day} ${unit}`) ?? { prefix: repairOrder.prefix, day, unit, last: 0 }
    serial.last++
    serials.set(`${day} ${unit}`, serial)
    return repairRow(plan, index + 1, documentNumber(serial), vendors.get(plan.device.company_id ?? 0) ?? null)
  })
  // Into the table of both sides' repairs, whose sequence goes on after them.
  await insertRows(
    tx,
    'repair_case',
    orders.map(({ row }) => row),
  )
  const numbered = (rows: readonly object[]) => rows.map((row, index) => ({ id: index + 1, ...row }))
  await insertRows(tx, 'repair_part', numbered(orders.flatMap(({ parts }) => parts)))
  await insertRows(
    tx,
    'repair_flow',
    numbered(orders.flatMap(({ steps }) => steps.map((step) => ({ ...step, file_ids: [] })))),
  )
  await insertRows(tx, 'serial', [...serials.values()])
  await holdDevices(tx)
  await sql`update maintain_company set score_avg = (
    select round(avg((rating_quality + rating_attitude + rating_speed) / 3.0), 2) from repair_order mine
    where mine.company_id = maintain_company.id and rating_level is not null)`.execute(tx)
  return { orders: orders.length }
}

type People = Ground['people']

/** The vendors with their service levels, and an engineer of each who signs in. */
async function vendorsWithEngineers(tx: Kysely<DB>, people: People) {
  const companies = await tx.selectFrom('maintain_company').select(['id', 'company_name']).execute()
  const levels = await tx.selectFrom('maintain_sla').selectAll().execute()
  const contacts = await tx
    .selectFrom('maintain_contact')
    .select(['id', 'company_id', 'phone', 'user_id'])
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  const account = new Map(people.map((person) => [person.id, person]))
  return new Map<number, Vendor>(
    companies.map(({ id, company_name }) => {
      const contact = contacts.findLast(({ company_id }) => company_id === id)
      const person = contact?.user_id ? account.get(contact.user_id) : undefined
      const engineer = contact && person ? { ...person, phone: contact.phone, contact_id: contact.id } : null
      const own = levels.filter(({ company_id }) => company_id === id)
      return [
        id,
        { id, company_name, levels: Object.fromEntries(own.map((level) => [level.urgency, level])), engineer },
      ]
    }),
  )
}

/** The devices of the outlets that work, with who maintains them today. */
async function devicesOf(tx: Kysely<DB>, today: string): Promise<Device[]> {
  const devices = await tx
    .selectFrom('equipment')
    .select(['id', 'equip_no', 'name', 'device_type', 'location', 'dept_id', 'maintain_company_id'])
    .select(sql<string>`coalesce(warranty_end, '1900-01-01'::date)`.as('warranty_end'))
    .where('status', '=', equipment.states.codes.normal)
    .orderBy('id')
    .execute()
  const vendors = await vendorsOf(tx as unknown as Kysely<Unscoped>, devices, today)
  return devices.map((device, at) => ({ ...device, company_id: vendors[at]?.company_id ?? null }))
}

/** Devices with an open order are in repair, as their life says. */
async function holdDevices(tx: Kysely<DB>): Promise<void> {
  const { repair } = equipment.states.codes
  await sql`update equipment set status = ${repair}, status_reason = held.bill_no
    from repair_order held where held.equipment_id = equipment.id and held.holds_device`.execute(tx)
  await sql`insert into equipment_event (equipment_id, kind, day, to_status, note, user_id, user_name, create_time)
    select equipment_id, ${eventKind.state}, create_time::date, ${repair}, bill_no, create_user_id, create_user_name, create_time
    from repair_order where holds_device`.execute(tx)
}
