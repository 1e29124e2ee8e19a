import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { personNames } from '@shouya/server/demo/personNames.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { type Kysely, sql } from 'kysely'
import { carRow } from '../car/demo/cars.ts'
import { type Company, companies, companyRow } from '../company/demo/companies.ts'
import { sealedRow } from '../server/secrets.ts'
import { specialOf } from '../staff/demo/certificates.ts'
import { crew, staffRow } from '../staff/demo/staff.ts'
import { staff } from '../staff/noun.ts'

export const part: DemoPart = {
  title: 'escort companies, vehicles and staff',
  after: ['daily/securityCheck'],
  tables: [
    'escort_company',
    'escort_company_dept',
    'escort_car',
    'escort_staff',
    'escort_staff_dept',
    'escort_secret',
    'escort_blacklist',
  ],
  pictures: new URL('../staff/demo/faces/pictureWorker.ts', import.meta.url),
  fill: fillEscort,
}

const picture = (name: string) => createReadStream(fileURLToPath(new URL(`./${name}.png`, import.meta.url)))

/** Companies, vehicles and people of domain 16.1 with certificates in every state. */
async function fillEscort(tx: Kysely<DB>, { units, people, days, services, pictures: faces }: Ground) {
  const holding = (role: string) => people.filter((person) => person.role === role)
  const [bank] = holding('hq_security')
  const [branch] = holding('branch_security')
  const admins = holding('escort_admin')
  const signers = holding('escort_staff')
  const guards = new Map(holding('guard').map((person) => [person.unit.id, person]))
  if (!bank || !branch) throw new Error('nobody to enter companies')
  const paper = await services.files.put(picture('paper'))
  const van = await services.files.put(picture('car'))
  const photos = await photoBook(tx, paper, van, ...faces)
  const keep = (by: Person, table: string, id: number, what = paper) =>
    photos.add(by, days.at(-60, 9 * 60), { table, id }, what)
  const names = personNames('escort')
  const made = { cars: [] as object[], staff: [] as ReturnType<typeof staffRow>['row'][], secrets: [] as object[] }
  const placed: { staff_id: number; dept_id: number }[] = []
  const served = new Map(companies.map((company) => [company, branchesOf(company, units)]))

  const rows = companies.map((company) => {
    const papers = () => keep(bank, 'escort_company', company.id)
    return companyRow({ company, days, by: bank, licence: papers(), contract: papers() })
  })
  for (const [index, company] of companies.entries()) {
    // The accounts of the companies are consecutive.
    const by = admins[index]
    if (!by) throw new Error(`nobody of ${company.name}`)
    for (let car = 0; car < company.cars; car++) {
      const no = made.cars.length + 1
      made.cars.push(carRow({ company, no, days, by, photo: keep(by, 'escort_car', no, van) }))
    }
    for (let no = 1; no <= company.people; no++) {
      const id = made.staff.length + 1
      const scan = () => keep(by, 'escort_staff_scan', id)
      const { name: fallbackName = names.next().real_name } = specialOf(
        `${company.prefix}${String(no).padStart(4, '0')}`,
      )
      const places = placesOf(company, no, served.get(company) ?? [], units)
      const account = accountOf(signers, index, no) ?? guardOf(guards, company, places)
      const name = account?.real_name ?? fallbackName
      const scans = {
        photo: keep(by, 'escort_staff', id, faces[id - 1]),
        front: scan(),
        back: scan(),
        guard: scan(),
        gun: scan(),
      }
      const { row, numbers } = staffRow({
        ...{ id, company, no, name, days, by, scans, account },
        keys: services.keys,
        bank: branch,
      })
      made.staff.push(row)
      for (const [field, value] of Object.entries(numbers))
        if (value !== null) made.secrets.push(sealedRow(services.keys, { staff_id: id }, field, value))
      placed.push(...places.map((dept_id) => ({ staff_id: id, dept_id })))
    }
  }
  await insertRows(tx, 'file', photos.rows())
  await insertRows(tx, 'escort_company', rows)
  await insertRows(
    tx,
    'escort_company_dept',
    [...served].flatMap(([company, list]) => list.map(({ id }) => ({ escort_company_id: company.id, dept_id: id }))),
  )
  // The armed company that serves an outlet carries for it.
  await sql`update dept set escort_company_id = (
      select company.id from escort_company company
      join escort_company_dept link on link.escort_company_id = company.id
      join dept served on served.id = link.dept_id and dept.path <@ served.path
      where company.armed_approved and company.status = 1 order by company.id limit 1)
    where dept_type = 4`.execute(tx)
  await insertRows(tx, 'escort_car', made.cars)
  await insertRows(tx, 'escort_staff', made.staff)
  await insertRows(tx, 'escort_staff_dept', placed)
  await insertRows(tx, 'escort_secret', made.secrets)
  const stopped = made.staff.filter(({ stopped_by_expiry }) => stopped_by_expiry)
  await auditJob(
    tx,
    { name: 'cert_scan', table: 'escort_staff', now: new Date(days.at(-1, 6 * 60)) },
    stopped.map(({ id, status, status_reason }) => ({
      id,
      before: { status: staff.states.codes.onDuty },
      after: { status, status_reason },
    })),
  )
  const barred = made.staff.filter(({ status }) => status === staff.states.codes.blacklisted)
  await insertRows(
    tx,
    'escort_blacklist',
    barred.map((row) => ({
      id_card_hash: (row as { id_card_hash?: unknown }).id_card_hash,
      staff_id: row.id,
      name: row.name,
      reason: row.status_reason,
      file_ids: [],
      create_user_id: branch.id,
      create_user_name: branch.real_name,
      create_time: row.status_time,
    })),
  )
  return { cars: made.cars.length, staff: made.staff.length }
}

/** Numbers of the people in a company who have an account: cashiers, who sign. */
const signing = [3, 8]

/** Accounts are assigned round-robin over the companies. */
const accountOf = (signers: readonly Person[], company: number, no: number): Person | undefined =>
  signing.includes(no) ? signers[company + companies.length * signing.indexOf(no)] : undefined

/** The first guard at the door of an outlet has its guard's account. */
function guardOf(guards: Map<number, Person>, { armed }: Company, [place]: number[]): Person | undefined {
  if (armed || place === undefined) return undefined
  const account = guards.get(place)
  guards.delete(place)
  return account
}

const branchesOf = ({ branches }: Company, units: readonly Unit[]): Unit[] =>
  units.filter(({ dept_type, dept_name }) => dept_type === 2 && branches.some((city) => dept_name.includes(city)))

/** Crews work in a whole branch, guards at one outlet. */
function placesOf({ armed }: Company, no: number, served: readonly Unit[], units: readonly Unit[]): number[] {
  // Twenty consecutive people have all duties: together they are the crews of a branch.
  const branch = served[(armed ? Math.floor(no / crew.length) : no) % served.length]
  if (!branch) return []
  if (armed) return [branch.id]
  const outlets = units.filter(({ dept_type, path }) => dept_type === 4 && path.startsWith(`${branch.path}.`))
  // One after the other, so that every outlet has guards.
  return [outlets[Math.floor(no / served.length) % outlets.length]?.id ?? branch.id]
}
