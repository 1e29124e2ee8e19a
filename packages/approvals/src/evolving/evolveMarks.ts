import type { NodeId } from '../definition.ts'
import type { Event } from '../event.ts'
import type { Instance, Mark } from '../instance.ts'

type MarkEvent = Extract<Event, { type: 'entered' | 'passed' | 'seated' | 'unseated' | 'returned' | 'takenBack' }>

/** Nodes that are entered, passed, or lose their marks. */
export function evolveMarks(instance: Instance, event: MarkEvent): Instance {
  const { marks } = instance
  switch (event.type) {
    case 'entered': {
      const acts = instance.acts + 1
      const mark = { ...opened(instance, acts), ...pick(event) }
      return { ...withoutCarried(instance, event.node), acts, marks: { ...marks, [event.node]: mark } }
    }
    case 'passed': {
      const carried = event.how === 'carried' ? instance.carry?.nodes[event.node] : undefined
      const mark = carried ?? marks[event.node] ?? opened(instance, instance.acts)
      return {
        ...withoutCarried(instance, event.node),
        marks: { ...marks, [event.node]: { ...mark, ...closed(instance), how: event.how, round: instance.round } },
      }
    }
    case 'seated':
      return changed(instance, event.node, ({ seats }) => ({ seats: [...seats, event.seat] }))
    case 'unseated':
      return changed(instance, event.node, ({ seats }) => ({
        seats: seats.map((seat, index) => (index === event.seat ? { ...seat, gone: true } : seat)),
      }))
    case 'returned':
      return {
        ...instance,
        status: event.to === null ? 'returned' : 'running',
        round: instance.round + 1,
        carry: event.carry,
        marks: without(marks, event.nodes, event.reopened),
      }
    case 'takenBack':
      return { ...instance, marks: without(marks, event.nodes, event.reopened) }
  }
}

const commandNumber = ({ commands }: Instance) => commands.length

const opened = (instance: Instance, act: number): Mark => ({
  act,
  round: instance.round,
  state: 'open',
  how: null,
  entered: commandNumber(instance),
  done: 0,
  formRev: instance.formRev,
  branches: [],
  seats: [],
  elapsesAt: null,
})

const closed = (instance: Instance): Partial<Mark> => ({
  state: 'done',
  done: commandNumber(instance),
  formRev: instance.formRev,
  elapsesAt: null,
})

const pick = ({ seats, branches, elapsesAt }: Extract<Event, { type: 'entered' }>): Partial<Mark> => ({
  ...(seats && { seats }),
  ...(branches && { branches }),
  ...(elapsesAt !== undefined && { elapsesAt }),
})

function changed(instance: Instance, node: NodeId, change: (mark: Mark) => Partial<Mark>): Instance {
  const mark = instance.marks[node]
  return mark ? { ...instance, marks: { ...instance.marks, [node]: { ...mark, ...change(mark) } } } : instance
}

/** A carried mark is used once: the node is passed over, or asked again. */
function withoutCarried(instance: Instance, node: NodeId): Instance {
  const { carry } = instance
  if (!carry?.nodes[node]) return instance
  return { ...instance, carry: { ...carry, nodes: without(carry.nodes, [node], []) } }
}

function without(marks: Instance['marks'], removed: readonly NodeId[], reopened: readonly NodeId[]): Instance['marks'] {
  const remaining = Object.entries(marks).filter(([id]) => !removed.includes(id))
  return Object.fromEntries(
    remaining.map(([id, mark]) => [id, reopened.includes(id) ? { ...mark, state: 'open', how: null, done: 0 } : mark]),
  )
}
