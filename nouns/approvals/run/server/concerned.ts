import type { Instance } from '@shouya/approvals/instance'
import { holdersOf } from '@shouya/approvals/project'

/**
 * Whose lists a command has changed: who got or lost an open task, who was informed, and the initiator when the request
 * stands otherwise than before. Whoever has an open task may look at the request now: they hear of everything that others do
 * with it, but not of reading.
 */
export function concernedBy(before: Instance, after: Instance): number[] {
  const [had, has] = [holdings(before), holdings(after)]
  const moved = [...had, ...has].filter(([key]) => had.has(key) !== has.has(key)).map(([, user]) => user)
  const informed = Object.keys(after.copies)
    .map(Number)
    .filter((user) => after.copies[user] !== before.copies[user])
  const initiator = after.origin && before.status !== after.status ? [after.origin.initiator.id] : []
  const looking = isReading(before, after) ? [] : [...has.values()]
  return [...new Set([...moved, ...informed, ...initiator, ...looking])]
}

/** Somebody has looked at their task, nothing else; who claims one has it from then on. */
const isReading = (before: Instance, after: Instance): boolean =>
  after.seq === before.seq + 1 &&
  before.tasks.some(({ readAt, assignee }, at) => {
    const now = after.tasks[at]
    return now?.readAt !== readAt && now?.assignee === assignee
  })

/** Open tasks with whoever has them. */
const holdings = ({ tasks }: Instance): ReadonlyMap<string, number> =>
  new Map(
    tasks
      .filter(({ status }) => status === 'open')
      .flatMap((task) => holdersOf(task).map((user) => [`${task.no} ${user}`, user] as const)),
  )
