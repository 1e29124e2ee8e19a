import type { FlowNode } from '@shouya/approvals/definition'
import type { NewId } from './ids.ts'

/** The names of a new node and its branches. */
export interface Words {
  readonly name: string
  readonly branch: (no: number) => string
  readonly otherwise: string
}

/** A new node. `topic`: that of a trigger, which must have one. */
export function makeNode(type: FlowNode['type'], newId: NewId, words: Words, topic: string): FlowNode {
  const base = { id: newId('n'), name: words.name }
  const branch = (no: number) => ({ id: newId('b'), name: words.branch(no), flow: [] })
  switch (type) {
    case 'approve':
      return {
        ...base,
        type,
        who: [],
        mode: { kind: 'any', anyRefuse: 'first' },
        returnable: ['initiator', 'previous'],
        actions: ['refuse', 'return', 'transfer', 'addBefore', 'addAfter', 'takeBack'],
      }
    case 'handle':
      return { ...base, type, who: [], mode: { kind: 'any', anyRefuse: 'first' }, actions: ['transfer', 'takeBack'] }
    case 'cc':
      return { ...base, type, who: [] }
    case 'parallel':
      return { ...base, type, branches: [branch(1), branch(2)] }
    case 'choice':
    case 'inclusive':
      return {
        ...base,
        type,
        branches: [branch(1), { id: newId('b'), name: words.otherwise, else: true, flow: [] }],
      }
    case 'delay':
      return { ...base, type, hours: 24, calendar: 'all' }
    case 'trigger':
      return { ...base, type, topic }
  }
}
