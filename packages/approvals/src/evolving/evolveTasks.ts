import type { Event, NewTask, Recorded } from '../event.ts'
import type { Instance, Task } from '../instance.ts'

type TaskEvent = Extract<
  Event,
  {
    type:
      | 'resubmitted'
      | 'opened'
      | 'turned'
      | 'decided'
      | 'ended'
      | 'moved'
      | 'suspended'
      | 'resumed'
      | 'claimed'
      | 'unclaimed'
      | 'pooled'
      | 'read'
      | 'reminded'
      | 'urged'
  }
>

const notDue = { dueAt: null, timerAt: null }

/** Tasks that open, change and end; each ends once. */
export function evolveTasks(instance: Instance, record: Recorded, event: TaskEvent): Instance {
  const ending = { endedBy: record.actor, endedAt: record.at, ended: instance.commands.length, ...notDue }
  const set = (task: number, change: Partial<Task>) => withTasks(instance, [task], () => change)
  switch (event.type) {
    case 'opened':
      return { ...instance, tasks: [...instance.tasks, newTask(instance, record, event.task)] }
    case 'resubmitted':
      return {
        ...set(event.task, { status: 'agreed', ...ending }),
        status: 'running',
        picks: { ...instance.picks, ...event.picks },
        title: event.title,
      }
    case 'turned':
      return set(event.task, {
        status: 'open',
        dueAt: event.dueAt,
        timerAt: event.dueAt,
        opened: instance.commands.length,
        openedAt: record.at,
      })
    case 'decided': {
      const { auto, result } = event
      const decided = set(event.task, { status: result, auto, formRev: instance.formRev, ...ending })
      return auto === null ? { ...decided, acted: true } : decided
    }
    case 'ended':
      return withTasks(instance, event.tasks, () => ({ status: event.as, ...ending }))
    case 'moved':
      return set(event.task, { status: 'transferred', ...ending })
    case 'suspended':
      return set(event.task, { status: 'suspended' })
    case 'resumed':
      return set(event.task, { status: 'open' })
    case 'claimed':
      // Claiming implies reading.
      return withTasks(instance, [event.task], ({ readAt }) => ({ assignee: event.user, readAt: readAt ?? record.at }))
    case 'unclaimed':
      return set(event.task, { assignee: null })
    case 'pooled':
      return set(event.task, { pool: event.pool })
    case 'read':
      return set(event.task, { readAt: record.at })
    case 'reminded':
      return withTasks(instance, [event.task], ({ reminds }) => ({ reminds: reminds + 1, timerAt: event.next }))
    case 'urged':
      return { ...withTasks(instance, event.tasks, ({ urges }) => ({ urges: urges + 1 })), urgedAt: record.at }
  }
}

function newTask(instance: Instance, { at }: Recorded, task: NewTask): Task {
  const open = task.status === 'open'
  return {
    ...task,
    no: instance.tasks.length + 1,
    act: (task.node !== null && instance.marks[task.node]?.act) || 0,
    round: instance.round,
    opened: open ? instance.commands.length : 0,
    ended: 0,
    openedAt: open ? at : null,
    endedAt: null,
    endedBy: null,
    timerAt: task.dueAt,
    auto: null,
    formRev: 0,
    readAt: null,
    reminds: 0,
    urges: 0,
  }
}

function withTasks(instance: Instance, numbers: readonly number[], change: (task: Task) => Partial<Task>): Instance {
  const tasks = instance.tasks.map((task) => (numbers.includes(task.no) ? { ...task, ...change(task) } : task))
  return { ...instance, tasks }
}
