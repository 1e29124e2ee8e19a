import type { Instance } from '@shouya/approvals/instance'
import { holdersOf } from '@shouya/approvals/project'

/**
 * Whose lists a command has changed: who got or lost an open task, who was informed, and the initiator when the request
 * stands otherwise than before.
 */
export function concernedBy(before: Instance, after: Instance): number[] {
  const [had, has] = [holdings(before), holdings(after)]
  const moved = [...had, ...has].filter(([key]) => had.has(key) !== has.has(key)).map(([, user]) => user)
  const informed = Object.keys(after.copies)
    .map(Number)
    .filter((user) => after.copies[user] !== before.copies[user])
  const initiator = after.origin && before.status !== after.status ? [after.origin.initiator.id] : []
  return [...new Set([...moved, ...informed, ...initiator])]
}

/** Open tasks with whoever has them. */
const holdings = ({ tasks }: Instance): ReadonlyMap<string, number> =>
  new Map(
    tasks
      .filter(({ status }) => status === 'open')
      .flatMap((task) => holdersOf(task).map((user) => [`${task.no} ${user}`, user] as const)),
  )
