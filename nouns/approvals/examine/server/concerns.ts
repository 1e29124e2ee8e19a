import type { Event } from '@shouya/approvals/event'
import type { Instance, Task } from '@shouya/approvals/instance'

type Tasks = Instance['tasks']
type Row = { seq: number; part: number; command_id: string; actor_id: number | null; event: Event }

/** The people concerned by an event besides its actor, and the origin of the task that they got by it. */
export type Concerns = { people: readonly number[]; origin: Task['origin'] | null }

/** Command → the tasks that it opened. */
export function openedBy(rows: readonly Row[], tasks: Tasks): (command: string) => readonly Task[] {
  const opening = rows.filter(({ event }) => event.type === 'opened')
  return (command) => opening.flatMap((row, at) => (row.command_id === command ? (tasks[at] ?? []) : []))
}

/**
 * The people who got a copy or a reminder, who were added or removed, or who got the task. `opened`: the tasks opened
 * by the same command.
 */
export function concerns(event: Event, tasks: Tasks, opened: readonly Task[]): Concerns {
  const to = (tasksFound: readonly Task[]): Concerns => ({
    people: peopleOf(tasksFound),
    origin: tasksFound[0]?.origin ?? null,
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

/** The receivers of a transferred task: it opens on the same seat. */
const receiversOf = (transferred: Task | undefined, opened: readonly Task[]): readonly Task[] =>
  opened.filter(({ act, seat, part, no }) =>
    transferred
      ? no > transferred.no && act === transferred.act && seat === transferred.seat && part === transferred.part
      : false,
  )

/** Events that end tasks and have an entry of their own. */
const endings: readonly Event['type'][] = ['takenBack', 'withdrawn', 'terminated']

/**
 * Whether an event is an entry of the timeline: the end of a task only if somebody removed a person they had added; of
 * several people added by one command, one seat each, only the first.
 */
export function isTold(rows: readonly Row[], { seq, part, command_id, actor_id, event }: Row, tasks: Tasks): boolean {
  const others = rows.filter((row) => row.command_id === command_id)
  if (event.type === 'seated') return !others.some((row) => row.seq < seq && row.event.type === 'seated')
  if (event.type !== 'ended') return true
  const first = tasks[(event.tasks[0] ?? 0) - 1]
  const addedByActor = first?.by === actor_id && first.origin.startsWith('add')
  return (
    part === 1 && event.as === 'cancelled' && addedByActor && !others.some((row) => endings.includes(row.event.type))
  )
}
