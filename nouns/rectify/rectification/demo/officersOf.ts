import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { Officers } from './mend.ts'

/** The security section of the outlet's branch, and head office's. */
export function officersOf({ unit }: Team, people: readonly Person[]): Officers {
  const branch = Number(unit.path.split('.')[1])
  const [section] = people.filter(
    ({ role, unit: section }) => role === 'branch_security' && (section.id === branch || section.parent_id === branch),
  )
  const [head] = people.filter(({ role }) => role === 'hq_security')
  if (!section || !head) throw new Error(`${unit.dept_code} has nobody who reviews`)
  return { branch: section, head }
}
