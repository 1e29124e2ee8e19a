import type { Event } from '@shouya/approvals/event'
import type { Instance, Task } from '@shouya/approvals/instance'

type Tasks = Instance['tasks']
type Row = { seq: number; part: number; command_id: string; actor_id: number | null; event: Event }

/** Whom an event concerns beside who did it, and how they came by a task, where it gave them one. */
export type Concerns = { people: readonly number[]; origin: Task['origin'] | null }

/** Command → the tasks that it opened. */
export function openedBy(rows: readonly Row[], tasks: Tasks): (command: string) => readonly Task[] {
  const opening = rows.filter(({ event }) => event.type === 'opened')
  return (command) => opening.flatMap((row, at) => (row.command_id === command ? (tasks[at] ?? []) : []))
}

/** Who was informed, urged, added, taken away, given the task. `opened`: what the same command opened. */
export function concerns(event: Event, tasks: Tasks, opened: readonly Task[]): Concerns {
  const to = (found: readonly Task[]): Concerns => ({
    people: peopleOf(found),
    origin: found[0]?.origin ?? null,
  })
  switch (event.type) {
    case 'commented':
      return { people: event.mentions ?? [], origin: null }
    case 'copied':
      return { people: event.users, origin: null }
    case 'urged':
      return { people: peopleOf(event.tasks.flatMap((no) => tasks[no - 1] ?? [])), origin: null }
    case 'ended':
      return { people: peopleOf(event.tasks.slice(0, 1).flatMap((no) => tasks[no - 1] ?? [])), origin: null }
    case 'moved':
      return to(receiversOf(tasks[event.task - 1], opened))
    case 'suspended':
      return to(opened.filter(({ parent, part }) => parent === event.task && part === 'advice'))
    case 'seated':
      return to(opened.filter(({ origin }) => origin === 'addParallel'))
    case 'decided':
      return to(opened.filter(({ parent, origin }) => parent === event.task && origin === 'addAfter'))
    default:
      return { people: [], origin: null }
  }
}

const peopleOf = (tasks: readonly Task[]): number[] => tasks.flatMap(({ assignee }) => assignee ?? [])

/** Who got a task that was given away: it opens on the same seat. */
const receiversOf = (given: Task | undefined, opened: readonly Task[]): readonly Task[] =>
  opened.filter(({ act, seat, part, no }) =>
    given ? no > given.no && act === given.act && seat === given.seat && part === given.part : false,
  )

/** What ends tasks by itself and is told by its own name. */
const endings: readonly Event['type'][] = ['takenBack', 'withdrawn', 'terminated']

/**
 * Whether people want to read an event, of those that may be told: an end only where somebody took away whom they had
 * added; of several who are added in one stroke, a seat each, the first.
 */
export function isTold(rows: readonly Row[], { seq, part, command_id, actor_id, event }: Row, tasks: Tasks): boolean {
  const others = rows.filter((row) => row.command_id === command_id)
  if (event.type === 'seated') return !others.some((row) => row.seq < seq && row.event.type === 'seated')
  if (event.type !== 'ended') return true
  const first = tasks[(event.tasks[0] ?? 0) - 1]
  const theirs = first?.by === actor_id && first.origin.startsWith('add')
  return part === 1 && event.as === 'cancelled' && theirs && !others.some((row) => endings.includes(row.event.type))
}
