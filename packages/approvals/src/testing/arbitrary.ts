import fc from 'fast-check'
import type { ApproveNode, Branch, Due, FlowNode, Mode, Policies, WhoRule } from '../definition.ts'
import type { Flow } from '../flow.ts'
import { above, approve, branch, flow, gateway, handle, otherwise, users } from './definitions.ts'

export const CAST = [1, 2, 3, 4] as const

const modes: fc.Arbitrary<Mode> = fc.oneof(
  fc.constantFrom<Mode>(
    { kind: 'all' },
    { kind: 'seq' },
    { kind: 'any', anyRefuse: 'first' },
    { kind: 'any', anyRefuse: 'all' },
  ),
  fc.record({
    kind: fc.constantFrom('ratio', 'weight'),
    pass: fc.constantFrom(1, 34, 50, 67, 100),
  }) as fc.Arbitrary<Mode>,
)

const people = fc.uniqueArray(fc.constantFrom(...CAST), { minLength: 1, maxLength: 4 })

const ESCALATED: Due = { hours: 4, calendar: 'all', remindEvery: 2, maxReminds: 1, outcome: 'escalate' }

/** A node without its id: nodes are named by position. */
type Make = (id: string, before: readonly string[]) => FlowNode

const weighed = (ids: readonly number[], weights: readonly number[]): readonly WhoRule[] =>
  ids.map((id, index) => ({ ...users(id), weight: weights[index] ?? 1 }))

const peopleNode = (plain: boolean): fc.Arbitrary<Make> =>
  fc
    .record({
      ids: people,
      mode: modes,
      weights: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }),
      isHandle: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      claims: plain ? fc.constant(false) : fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
      onRefuse: fc.constantFrom<ApproveNode['onRefuse']>(
        undefined,
        { do: 'end' },
        { do: 'return', to: 'previous' },
        { do: 'return', to: 'initiator' },
      ),
      afterReturn: plain ? fc.constant('rerun' as const) : fc.constantFrom('rerun' as const, 'jumpBack' as const),
      timed: plain ? fc.constant(false) : fc.boolean(),
    })
    .map(({ ids, mode, weights, isHandle, claims, onRefuse, afterReturn, timed }) => (id, before) => {
      const shared = {
        mode: claims ? ({ kind: 'any', anyRefuse: 'first', claim: true } as const) : mode,
        who: mode.kind === 'weight' && !claims ? weighed(ids, weights) : [users(...ids)],
        returnable: ['initiator', 'previous', ...before],
        afterReturn,
        fields: { memo: 'write', cost: 'hidden' },
        due: timed ? ESCALATED : undefined,
      } as const
      const vote = mode.kind === 'ratio' || mode.kind === 'weight'
      return isHandle && !vote ? handle(id, [], shared) : approve(id, [], { ...shared, onRefuse })
    })

const automaticNode: fc.Arbitrary<Make> = fc.constantFrom<Make[]>(
  (id) => ({ id, type: 'cc', name: id, who: [users(7)], fields: { cost: 'hidden' } }),
  (id) => ({ id, type: 'delay', hours: 2, calendar: 'all' }),
  (id) => ({ id, type: 'trigger', topic: `topic.${id}` }),
)

const sequence = (depth: number, plain: boolean): fc.Arbitrary<readonly Make[]> =>
  fc.array(nodeOf(depth, plain), { minLength: depth === 0 ? 1 : 0, maxLength: depth === 0 ? 4 : 2 })

function nodeOf(depth: number, plain: boolean): fc.Arbitrary<Make> {
  const leaves = plain ? [peopleNode(true)] : [peopleNode(false), peopleNode(false), automaticNode]
  return depth >= 3 ? fc.oneof(...leaves) : fc.oneof(...leaves, gatewayOf(depth + 1, plain))
}

const gatewayOf = (depth: number, plain: boolean): fc.Arbitrary<Make> =>
  fc
    .record({
      type: fc.constantFrom('choice' as const, 'parallel' as const, 'inclusive' as const),
      limits: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 2, maxLength: 2 }),
      flows: fc.array(sequence(depth, plain), { minLength: 2, maxLength: 3 }),
    })
    .map(({ type, limits, flows }) => (id) => {
      const branches = flows.map((makes, index): Branch => {
        const name = `${id}b${index}`
        const nodes = named(makes, `${name}`)
        if (type === 'parallel') return branch(name, nodes)
        return index === flows.length - 1 ? otherwise(name, nodes) : branch(name, nodes, above(limits[index] ?? 0))
      })
      return gateway(type, id, ...branches)
    })

function named(makes: readonly Make[], prefix: string): readonly FlowNode[] {
  const ids = makes.map((_, index) => `${prefix}n${index}`)
  const nodes = makes.map((make, index) => make(ids[index] ?? '', []))
  const peopled = (index: number) => ids.slice(0, index).filter((_, at) => 'mode' in (nodes[at] ?? {}))
  return makes.map((make, index) => make(ids[index] ?? '', peopled(index)))
}

/** Flows of people nodes and gateways only (`plain`), or with every kind of node and policy. */
export const flows = (plain: boolean): fc.Arbitrary<Flow> =>
  fc
    .record({
      makes: sequence(0, plain),
      maxRounds: fc.constantFrom(1, 3),
      withdraw: plain
        ? fc.constant('untilEnd' as const)
        : fc.constantFrom<Policies['withdraw']>('untilEnd', 'beforeFirstAction', 'never'),
      duplicate: plain
        ? fc.constant('never' as const)
        : fc.constantFrom<Policies['duplicate']>('never', 'everApproved', 'consecutive'),
      duplicateIfFormChanged: fc.constantFrom<Policies['duplicateIfFormChanged']>('ask', 'pass'),
    })
    .map(({ makes, ...policies }) =>
      flow(named(makes, ''), policies, { start: { fields: { cost: 'write' }, picks: [] } }),
    )

export const amounts = fc.integer({ min: 0, max: 11 })
