import type { Values } from '@shouya/forms/document'
import type { Event, Recorded } from './event.ts'
import { evolveMarks } from './evolving/evolveMarks.ts'
import { evolveTasks } from './evolving/evolveTasks.ts'
import { draft, type Instance } from './instance.ts'

/**
 * The instance after an event. Pure and total; reads neither definition nor directory nor clock, so a replay gives the
 * same result at any time (I6).
 */
export function evolve(instance: Instance, record: Recorded): Instance {
  const { event } = record
  const next = {
    ...instance,
    seq: record.seq,
    commands: record.part === 1 ? [...instance.commands, record.command] : instance.commands,
  }
  switch (event.type) {
    case 'submitted':
    case 'changed':
    case 'picked':
      return evolveForm(next, event)
    case 'entered':
    case 'passed':
    case 'seated':
    case 'unseated':
    case 'returned':
    case 'takenBack':
      return evolveMarks(next, event)
    case 'approved':
    case 'refused':
    case 'withdrawn':
    case 'terminated':
      return { ...next, status: event.type, marks: stopDelays(next.marks) }
    case 'emitted':
      return { ...next, effects: [...next.effects, { topic: event.topic, node: event.node }] }
    case 'copied': {
      const added = event.users.map((user) => [user, [...new Set([...(next.copies[user] ?? []), event.place])]])
      return { ...next, copies: { ...next.copies, ...Object.fromEntries(added) } }
    }
    case 'commented':
      return next
    default:
      return evolveTasks(next, record, event)
  }
}

/** The instance after its events, from the first one on. */
export const replay = (records: readonly Recorded[]): Instance => records.reduce(evolve, draft)

function stopDelays(marks: Instance['marks']): Instance['marks'] {
  if (Object.values(marks).every(({ elapsesAt }) => elapsesAt === null)) return marks
  return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, { ...mark, elapsesAt: null }]))
}

type FormEvent = Extract<Event, { type: 'submitted' | 'changed' | 'picked' }>

/** Form, picks, and what the submission fixes. */
function evolveForm(instance: Instance, event: FormEvent): Instance {
  switch (event.type) {
    case 'submitted':
      return {
        ...withPatch(instance, event.form),
        status: 'running',
        origin: event.origin,
        picks: event.picks,
        title: event.title,
      }
    case 'changed':
      return withPatch(instance, event.patch)
    case 'picked':
      return { ...instance, picks: { ...instance.picks, ...event.picks } }
  }
}

function withPatch(instance: Instance, patch: Values): Instance {
  const formRev = instance.formRev + 1
  const revs = Object.fromEntries(Object.keys(patch).map((model) => [model, formRev]))
  return { ...instance, form: { ...instance.form, ...patch }, formRev, fieldRevs: { ...instance.fieldRevs, ...revs } }
}
