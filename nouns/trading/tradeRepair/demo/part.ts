import { addFile } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Office, openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Kysely } from 'kysely'
import { paper } from '../../demo/paper.ts'
import { staffOf } from '../../demo/staff.ts'
import { device } from '../../device/noun.ts'
import { confirmTrade } from '../server/confirm.ts'
import { fix } from '../server/fix.ts'
import { dispatch, start } from '../server/process.ts'
import { requestTrade } from '../server/request.ts'
import { faults } from './faults.ts'

export const part: DemoPart = {
  title: 'repairs of terminals',
  after: ['trading/ledger', 'maintenance/repairOrder'],
  tables: [],
  fill: fillRepairs,
}

const HOUR = 3_600_000
/** How far repairs have come, and how many. */
const courses = [
  ...Array<'started'>(10).fill('started'),
  ...Array<'waiting'>(4).fill('waiting'),
  ...Array<'fixed'>(3).fill('fixed'),
  ...Array<'confirmed'>(12).fill('confirmed'),
] as const
/** The first is the sample of domain 11.8; those of the other samples are in use. */
const SAMPLE = 'HT5C0000021'
const inUse = ['KG24A0000009', 'KG24A0000017', 'VT2B0000003']

/** Repairs in every state that somebody waits in, and some that are over, made by the actions themselves (domain 11.8). */
async function fillRepairs(tx: Kysely<DB>, { people, days, services }: Ground) {
  const { service, auditor, operator } = staffOf(people)
  const office = await openOffice(tx, people, services)
  const stored = await services.files.put(paper())
  const { activated } = device.states.codes
  const terminals = await tx
    .selectFrom('device')
    .select('id')
    .where('status', '=', activated)
    .where('device_no', 'not in', inUse)
    .orderBy((eb) => eb('device_no', '=', SAMPLE), 'desc')
    .orderBy('id')
    .limit(courses.length)
    .execute()
  for (const [nth, { id: device_id }] of terminals.entries()) {
    const course = courses[nth]
    const isOver = course === 'confirmed'
    const at =
      course === 'waiting' ? days.until - (nth % 4) * HOUR : days.at(-(isOver ? 8 + nth : 2 + (nth % 4)), 9 * 60)
    await repair(office, device_id, at, nth)
  }
  return { 'repairs of terminals': terminals.length }

  async function repair(by: Office, device_id: number, at: number, nth: number): Promise<void> {
    const course = courses[nth]
    const { report, found } = faults[nth % faults.length] as (typeof faults)[number]
    const contact = { contact_name: service.real_name, contact_phone: '19900000001' }
    const said = { ...report, ...contact, urgency: 1 + (nth % 3), again_reason: null }
    const asked = await requestTrade(by.as(service, at), { ...said, device_id, fault_photos: [] })
    if (course === 'waiting') return
    const sent = { ...asked, company_name: '平台维修部', engineer_name: '石敬亭', engineer_phone: '19900000002' }
    const sentOut = await dispatch(by.as(operator, at + HOUR), { ...sent, dispatch_note: null })
    const started = await start(by.as(operator, at + 3 * HOUR), sentOut)
    if (course === 'started') return
    const fix_photos = [await photo(operator, at + 5 * HOUR)]
    const free = { items: [], labor_fee: 0, total_fee: 0, replace_device_id: null, ship_no: null }
    const fixed = await fix(by.as(operator, at + 5 * HOUR), { ...started, ...found, ...free, fix_photos })
    if (course === 'fixed') return
    const { id, version } = fixed
    await confirmTrade(by.as(auditor, at + 8 * HOUR), { id, version, passed: true, rework_reason: null })
  }

  function photo({ id: userId }: Person, at: number): Promise<number> {
    const file = { name: 'repaired.png', folder: 'trade', mime: 'image/png', userId, now: new Date(at) }
    return addFile(tx as never, { ...stored, ...file })
  }
}
