import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR } from '@shouya/server/demo/calendar.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import type { Kysely } from 'kysely'
import { companies } from '../../../escort/company/demo/companies.ts'
import { POST_GUARD } from '../../../escort/server/public.ts'
import { staff } from '../../../escort/staff/noun.ts'
import { type Due, duesOf } from '../../../tasks/taskAssignment/demo/dues.ts'
import { adminsByCompany } from '../../guardEvaluation/demo/adminsByCompany.ts'
import { subjectType } from '../rules.ts'
import { courseOf } from './courseOf.ts'
import type { Subject } from './performanceRow.ts'

const DAY = 24 * HOUR
/** From this month on branches begin with the year that runs. */
const AUTUMN = '09'
/** When the evaluations of those who ride were begun, in days before today: every state is among them. */
const AGES = [40, 38, 36, 34, 30, 29, 24, 22, 21, 13, 12, 11, 10, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0, 0] as const
/** The company of some does not agree. */
const APPEALS = new Set([13, 10])

/** Who is evaluated: the guards of every year that is over, those who ride in the shown branch, and the companies. */
export async function subjectsOf(tx: Kysely<DB>, { units, people, days }: Ground): Promise<Subject[]> {
  const staffed = await peopleOf(tx, units)
  const dues = await duesOf(tx, ['Y_EVAL'])
  const ended = dues.filter(({ last }) => last < days.now)
  const shown = units.find(({ dept_code }) => dept_code === SHOWN_OUTLET)
  const auditors = people.filter(({ role }) => role === 'hq_security')
  const [head, ...office] = auditors
  if (!head || !shown) throw new Error('nobody audits')
  const admins = adminsByCompany(people)
  const bench = { auditor: head, admins, people, days }
  const guards = ended.flatMap((due) => {
    const branch = units.find(({ id }) => id === due.deptId)
    const created = due.last + (2 + (due.deptId % 6)) * DAY
    const own = staffed.filter((one) => one.isGuard && one.branch === branch && created <= days.until)
    return own.map((one) => personOf(one, Number(due.period), created, bench))
  })
  const branch = units.find(({ dept_type, path }) => dept_type === 2 && shown.path.startsWith(`${path}.`))
  const year = yearOfRiders(days)
  const riders = staffed
    .filter((one) => !one.isGuard && one.branch === branch)
    .slice(0, AGES.length)
    .map((one, index) => {
      const age = AGES[index] ?? 0
      const created = age === 0 ? days.until - HOUR : days.at(-age, 10 * 60)
      return personOf(one, year, created, bench, APPEALS.has(index))
    })
  return [...guards, ...riders, ...firmsOf(ended.at(-1), head, office, bench, units)]
}

type Bench = { auditor: Person; admins: ReadonlyMap<string, Person>; people: readonly Person[]; days: Calendar }

const yearOfRiders = (days: Calendar): number => {
  const today = days.day(0)
  return Number(today.slice(0, 4)) - (today.slice(5, 7) < AUTUMN ? 1 : 0)
}

function adminOf({ admins }: Bench, company: string): Person {
  const admin = admins.get(company)
  if (!admin) throw new Error(`nobody speaks for ${company}`)
  return admin
}

type Placed = { id: number; name: string; escort_company_id: number; company: string; isGuard: boolean; branch: Unit }

function personOf(one: Placed, year: number, created: number, bench: Bench, appeals = false): Subject {
  const section = bench.people.filter(
    ({ role, unit }) => role === 'branch_security' && unit.dept_type === 5 && unit.parent_id === one.branch.id,
  )
  const [first, second] = section
  if (!first || !second) throw new Error(`nobody evaluates for ${one.branch.dept_name}`)
  return {
    ...{ year, subject_type: subjectType.person, staff_id: one.id, name: one.name, isGuard: one.isGuard },
    ...{ escort_company_id: one.escort_company_id, company: one.company, unit: one.branch },
    ...{ evaluators: [first, second], auditor: bench.auditor, admin: adminOf(bench, one.company) },
    ...{ course: courseOf(created, appeals, bench.days), draw: random(`performance ${year} ${one.id}`) },
  }
}

/** The companies of the last year that is over, by head office. */
function firmsOf(
  due: Due | undefined,
  auditor: Person,
  [first, second]: readonly Person[],
  bench: Bench,
  units: readonly Unit[],
): Subject[] {
  const unit = units.find(({ dept_type }) => dept_type === 1)
  if (!due || !unit || !first || !second) return []
  const created = due.last + 5 * DAY
  if (created > bench.days.until) return []
  const year = Number(due.period)
  return companies.map(({ id, name }) => ({
    ...{ year, subject_type: subjectType.company, staff_id: null, name, isGuard: false, escort_company_id: id },
    ...{ company: name, unit, evaluators: [first, second], auditor, admin: adminOf(bench, name) },
    ...{ course: courseOf(created, false, bench.days), draw: random(`performance ${year} ${name}`) },
  }))
}

/** Everybody on duty with the branch where they work. */
async function peopleOf(tx: Kysely<DB>, units: readonly Unit[]): Promise<Placed[]> {
  const placed = await tx
    .selectFrom('escort_staff')
    .innerJoin('escort_staff_dept', 'escort_staff_dept.staff_id', 'escort_staff.id')
    .innerJoin('escort_company', 'escort_company.id', 'escort_staff.escort_company_id')
    .select([
      'escort_staff.id',
      'escort_staff.name',
      'duty_type',
      'escort_company_id',
      'company_name as company',
      'dept_id',
    ])
    .where('escort_staff.status', '=', staff.states.codes.onDuty)
    .orderBy('escort_staff.id')
    .execute()
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  return placed.flatMap(({ duty_type, dept_id, ...one }) => {
    const branch = byId.get(Number(byId.get(dept_id)?.path.split('.')[1]))
    return branch ? [{ ...one, isGuard: duty_type === POST_GUARD, branch }] : []
  })
}
