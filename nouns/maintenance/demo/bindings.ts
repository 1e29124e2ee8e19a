import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import { type DemoVendor, GENERAL, vendors } from './vendors.ts'

const BRANCH = 2
const OUTLET = 4
const TYPES = 14
/** The types that the general vendor backs up in a branch. */
const backed = [1, 2, 4, 6, 7]
/** What outlets bind by themselves, and how many outlets do. */
const ownTypes = [1, 2, 4, 8]
const BINDING_OUTLETS = 80

const serves = ({ branches }: DemoVendor, { dept_name }: Unit) =>
  branches?.some((city) => dept_name.includes(city)) ?? true

/** The vendor of a type in a branch: a special one, else the general one. */
function mainOf(type: number, branch: Unit): number {
  const special = vendors.find((of) => of.id !== GENERAL && of.services.includes(type) && serves(of, branch))
  return special?.id ?? GENERAL
}

type By = { id: number; real_name: string }

/** The 480 bindings of domain 16.1: each type of each branch, backups, and what outlets have bound by themselves. */
export function bindingRows(units: readonly Unit[], days: Calendar, by: By) {
  const rows: object[] = []
  const add = (
    dept_id: number,
    device_type: number,
    company_id: number,
    priority: 1 | 2,
    end_date: string | null = null,
  ) =>
    rows.push({
      id: rows.length + 1,
      ...{ dept_id, device_type, company_id, priority, end_date, status: 1 },
      contact_id: null,
      begin_date: days.day(-58),
      create_user_id: by.id,
      create_user_name: by.real_name,
      create_time: new Date(days.at(-58, 9 * 60 + (rows.length % 400))).toISOString(),
    })
  const branches = units.filter(({ dept_type }) => dept_type === BRANCH)
  for (const branch of branches) {
    for (let type = 1; type <= TYPES; type++) add(branch.id, type, mainOf(type, branch), 1)
    // Six backups each: of fire facilities where a special vendor has them, else of the power supply.
    for (const type of [...backed, mainOf(8, branch) === GENERAL ? 10 : 8]) add(branch.id, type, GENERAL, 2)
  }
  const outlets = units.filter(({ dept_type }) => dept_type === OUTLET)
  for (const [index, outlet] of outlets.slice(0, BINDING_OUTLETS).entries()) {
    const branch = branches.find(({ path }) => outlet.path.startsWith(`${path}.`))
    if (!branch) throw new Error(`${outlet.dept_code} has no branch`)
    // Some were only for a time: the branch's hold again.
    for (const type of ownTypes) add(outlet.id, type, mainOf(type, branch), 1, index % 16 === 5 ? days.day(-3) : null)
  }
  return rows
}
