import { pinyinOfName } from '../core/text/pinyin.ts'
import type { Calendar } from './calendar.ts'
import { personNames } from './personNames.ts'
import { agents, escortCompanies, maintenanceVendors, makePosts, type Post } from './posts.ts'
import { random } from './random.ts'
import type { Unit } from './unitMaker.ts'

export type Person = {
  id: number
  username: string
  real_name: string
  role: string | null
  unit: Unit
  /** Their company, else their unit. */
  belongs: string
  ip: string
}

/** The three people who hand over an outlet's keys. */
export type Team = { unit: Unit; leader: Person; safety: Person; teller: Person }

/** Whom outsiders belong to, by user type. */
const parties: Readonly<Record<number, readonly string[]>> = { 2: escortCompanies, 3: maintenanceVendors, 4: agents }

const callable = new Set([
  'outlet_leader',
  'outlet_safety',
  'sub_leader',
  'branch_security',
  'hq_security',
  'monitor_center',
  'sys_admin',
])

/** `admin` and the 600 of domain 16.1, all with one password. Units get their heads and safety officers. */
export function makePeople(units: readonly Unit[], calendar: Calendar, password_hash: string) {
  const names = personNames()
  const draw = random('people')
  const admin: Post = { unit: units[0] as Unit, role: 'admin', post: '99', name: '超级管理员', shown: true }
  const posts = [admin, ...makePosts(units)]
  for (const { name } of posts) if (name) names.known(name)
  const perUnit = new Map<Unit, number>()
  const made = posts.map(({ unit, role, post, user_type = 1, party_id, data_scope, name, shown, account }, index) => {
    const id = index + 1
    const { real_name, username } = name ? { real_name: name, username: names.account(name) } : names.next()
    const seat = (perUnit.get(unit) ?? 0) + 1
    perUnit.set(unit, seat)
    const ip = `10.${20 + Number(unit.dept_code.slice(2, 4))}.${unit.id}.${10 + seat}`
    const person: Person = {
      id,
      username: account ?? (shown ? (role ?? username) : username),
      real_name,
      role,
      unit,
      belongs: parties[user_type]?.[(party_id ?? 0) - 1] ?? unit.dept_name,
      ip,
    }
    const isEmployee = user_type === 1
    const row = {
      id,
      username: person.username,
      password_hash,
      password_time: new Date(calendar.at(-20, 9 * 60)).toISOString(),
      must_change_pwd: false,
      is_demo: true,
      real_name,
      name_pinyin: pinyinOfName(real_name),
      // Whom others call: heads, safety officers, sections, monitoring centers.
      in_book: isEmployee && callable.has(role ?? ''),
      gender: draw.int(1, 2),
      phone: `1990000${String(id).padStart(4, '0')}`,
      emp_no: isEmployee ? `CL${String(id).padStart(5, '0')}` : null,
      dept_id: unit.id,
      post,
      user_type,
      party_id: party_id ?? null,
      data_scope: data_scope ?? null,
      scope_dept_ids: [],
      expire_date: isEmployee ? null : calendar.day(365),
      create_time: new Date(calendar.at(-300, 10 * 60)).toISOString(),
    }
    return { person, row }
  })
  const people = made.map(({ person }) => person)
  return { people, rows: made.map(({ row }) => row), teams: lead(units, people) }
}

/** Sets the head of each unit and returns the outlets' teams. */
function lead(units: readonly Unit[], people: readonly Person[]): Team[] {
  const inUnit = Map.groupBy(people, ({ unit }) => unit)
  const teams: Team[] = []
  for (const unit of units) {
    const staff = (inUnit.get(unit) ?? []).filter(({ role }) => role !== 'admin')
    unit.leader_user_id = staff[0]?.id ?? null
    if (unit.dept_type !== 4) continue
    const [leader, safety, teller] = staff
    if (!leader || !safety || !teller) throw new Error(`${unit.dept_code} lacks people`)
    unit.safety_user_id = safety.id
    teams.push({ unit, leader, safety, teller })
  }
  return teams
}
