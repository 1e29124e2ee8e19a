import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import type { Kysely } from 'kysely'
import { askedAccess } from '../../../approvals/effect/demo/part.ts'
import { digestOf, salted, sealPersonal } from '../../server/personal.ts'
import { idCard } from '../../visitor/demo/visitorBook.ts'
import { accessRow } from './accessRow.ts'
import { type AccessPlan, planAccess, planAsked, shownAccess } from './planAccess.ts'

export const part: DemoPart = {
  title: 'access to recordings',
  after: ['approvals', 'daily/visitor'],
  tables: ['video_access', 'video_access_secret'],
  fill: fillVideos,
}

const signature = fileURLToPath(new URL('../../visitor/demo/signature.png', import.meta.url))

/** Sixty days of access to recordings (domain 16.2), with documents and with requests. */
async function fillVideos(tx: Kysely<DB>, { people, teams, days, services }: Ground) {
  const pictures = await photoBook(tx, await services.files.put(createReadStream(signature)))
  const plans = [
    ...teams.flatMap((team) => planAccess(team, days)),
    ...teams.flatMap((team) => (team.unit.dept_code === SHOWN_OUTLET ? shownAccess(team, days) : [])),
    ...(await askedAccess(tx)).flatMap((request) => {
      const team = teams.find(({ unit }) => unit.id === Number(request.form.dept_id))
      const initiator = people.find(({ id }) => id === request.initiator_id)
      return team && initiator ? [planAsked(request, team, initiator, days)] : []
    }),
  ].sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const serials = new Map<string, Serial>()
  const numberOf = ({ team, at, end }: AccessPlan) => {
    if (end === 'draft') return null
    const day = localText(at).slice(0, 10)
    const unit = unitPart(team.unit.dept_code)
    const serial = serials.get(`${day} ${unit}`) ?? { prefix: 'LX', day, unit, last: 0 }
    serial.last++
    serials.set(`${day} ${unit}`, serial)
    return documentNumber(serial)
  }
  const records = plans.map((plan, index) => {
    const id = index + 1
    const numbers = numbersOf(plan, id)
    const personal = {
      cert_mask: numbers && maskNumber(numbers.cert_no),
      phone_mask: numbers && maskNumber(numbers.phone),
      personal_digest: numbers && digestOf(numbers),
    }
    const file = (by: Person, at: number) => pictures.add(by, at, { table: 'video_access', id })
    const officers = officersOf(plan.team, people)
    const row = accessRow({ id, plan, bill_no: numberOf(plan), personal, ...officers, file })
    return {
      row,
      secrets: numbers
        ? [{ video_access_id: id, sealed: sealPersonal(services.keys, 'video_access', id, numbers) }]
        : [],
    }
  })
  await insertRows(tx, 'file', pictures.rows())
  await insertRows(
    tx,
    'video_access',
    records.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'video_access_secret',
    records.flatMap(({ secrets }) => secrets),
  )
  await insertRows(tx, 'serial', [...serials.values()])
  return { 'recordings accessed': records.length }
}

/** A request has no certificate number of the applicant: the operator enters it. */
function numbersOf({ application, accessedAt }: AccessPlan, id: number) {
  const isRequested = application.oa_examine_id !== null
  if (isRequested && accessedAt === null) return null
  const cert_no = isRequested ? idCard(20_000 + id) : `J${String(100_000 + id * 7)}`
  return salted({ cert_no, phone: `1990002${String(id).padStart(4, '0')}`, fellows: [] })
}

/** The monitoring center and the security section of an outlet's branch. */
function officersOf({ unit }: Team, people: readonly Person[]) {
  const branch = Number(unit.path.split('.')[1])
  const inBranch = (role: string) =>
    people.find((person) => person.role === role && (person.unit.id === branch || person.unit.parent_id === branch)) ??
    people.find((person) => person.role === role)
  const [operator, supervisor] = [inBranch('monitor_center'), inBranch('branch_security')]
  if (!operator || !supervisor) throw new Error(`${unit.dept_code} has nobody who shows recordings`)
  return { operator, supervisor }
}
