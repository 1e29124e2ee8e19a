import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import type { Kysely } from 'kysely'
import { visitor as noun } from '../noun.ts'
import { needsApprover, needsCompany } from '../rules.ts'
import { compose } from '../server/compose.ts'
import { secretRow } from '../server/personal.ts'
import { permitVisits, spendVaults } from './permitVisits.ts'
import { planVisits, type Visit } from './planVisits.ts'

export const part: DemoPart = {
  title: 'visitors',
  after: ['approvals', 'escort'],
  tables: ['out_inside', 'out_inside_secret', 'entry_permit'],
  fill: fillVisitors,
}

const signature = fileURLToPath(new URL('./signature.png', import.meta.url))
const named = ({ id, real_name }: Person) => ({ id, name: real_name })

/** Sixty days of visitors (domain 16.1). */
async function fillVisitors(tx: Kysely<DB>, { teams, days, services }: Ground) {
  const pictures = await photoBook(tx, await services.files.put(createReadStream(signature)))
  const visits = teams
    .flatMap((team, at) => planVisits(team, at, days))
    .concat(await permitVisits(tx, teams, days))
    .sort((a, b) => a.inAt - b.inAt || a.team.unit.id - b.team.unit.id)
  const serials = new Map<string, Serial>()
  const numberOf = ({ team, inAt }: Visit) => {
    const day = localText(inAt).slice(0, 10)
    const unit = unitPart(team.unit.dept_code)
    const serial = serials.get(`${day} ${unit}`) ?? { prefix: noun.prefix, day, unit, last: 0 }
    serial.last++
    serials.set(`${day} ${unit}`, serial)
    return documentNumber(serial)
  }
  const secrets: object[] = []
  const rows = visits.values().map((visit, index) => {
    const id = index + 1
    const { kept, row } = entryOf(visit, numberOf(visit), services, (by, at) =>
      pictures.add(by, at, { table: 'out_inside', id }),
    )
    secrets.push(secretRow(services.keys, id, kept))
    // Bytes are inserted as text.
    return { id, ...row, cert_hash: row.cert_hash && `\\x${row.cert_hash.toString('hex')}` }
  })
  await insertRows(tx, 'out_inside', rows)
  await insertRows(tx, 'file', pictures.rows())
  await insertRows(tx, 'out_inside_secret', secrets)
  await insertRows(tx, 'serial', [...serials.values()])
  await spendVaults(tx, visits)
  return { visitors: visits.length }
}

type Draw = (by: Person, at: number) => number

/** A visit as a row of the register, in its state of now. */
function entryOf(
  { team, visitor, inAt, outAt, end, by, permit }: Visit,
  bill_no: string,
  services: Services,
  draw: Draw,
) {
  const { leader, teller, safety, unit } = team
  const refused = end === 'refused' ? '证件与本人不符' : null
  const time = localText(inAt)
  const approver = needsApprover(visitor) ? named(leader) : null
  const accompany = needsCompany(visitor) ? named(by === teller ? safety : teller) : null
  const { person_type, name, gender, company, cert_no, phone, fellows, areas, visit_reason, reason, tools } = visitor
  const { row, kept } = compose({
    entered: {
      ...{ person_type, name, gender, company, areas: [...areas], visit_reason, reason, tools_list: tools },
      cert_type: 1,
      letter_no: visitor.letter ? `检查通知〔${time.slice(0, 4)}〕${bill_no.slice(-3)}号` : null,
      letter_file_ids: visitor.letter ? [draw(by, inAt)] : [],
      approver_user_id: approver?.id ?? null,
      accompany_user_id: accompany?.id ?? null,
      oa_examine_id: permit?.oa_examine_id ?? null,
    },
    ...{ bill_no, unit, approver, accompany, refused },
    oa_examine_no: permit?.oa_examine_no ?? null,
    personal: { cert_no, phone, fellows: [...fellows] },
    weapon_check: true,
    privacy_told: refused === null,
    visitor_sign_file_id: refused === null ? draw(by, inAt) : null,
    times: { time, biz_date: time.slice(0, 10), is_backfill: false, backfill_reason: null, filed_at: null },
    ...{ out_time: null, replaces_id: null },
    by: named(by),
    now: new Date(inAt),
    timezone: TIMEZONE,
    keys: services.keys,
  })
  if (refused !== null) return { row: later(row, {}), kept }
  if (end === 'voided') {
    const change = { status: noun.states.codes.void, close_reason: '重复登记' }
    return { row: later(row, change, leader, inAt + 20 * MINUTE), kept }
  }
  if (outAt === null) return { row: later(row, {}), kept }
  const change = {
    status: noun.states.codes.left,
    out_time: localText(outAt),
    out_user_id: by.id,
    out_user_name: by.real_name,
  }
  return { row: later(row, change, by, outAt), kept }
}

type Composed = ReturnType<typeof compose>['row']
type Change = Partial<Pick<Composed, 'out_time' | 'out_user_id' | 'out_user_name' | 'close_reason'>> & {
  status?: number
}

/** The row after its last change; all rows have the same columns. */
const later = (row: Composed, change: Change, by?: Person, at?: number) => ({
  ...row,
  fellow_list: JSON.parse(row.fellow_list),
  ...change,
  update_user_id: by?.id ?? null,
  update_time: at === undefined ? null : new Date(at).toISOString(),
  version: by ? 2 : 1,
})
