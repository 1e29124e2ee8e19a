import type { ApproveNode, FlowNode, Mode, Policies } from '../definition.ts'
import type { Flow } from '../flow.ts'
import { above, approve, branch, flow, gateway, otherwise } from './definitions.ts'
import { PEOPLE } from './moves.ts'

/** The outline of a node; of a people node its mode and its people. */
type Shape =
  | { readonly mode: Mode; readonly people: readonly number[] }
  | { readonly gateway: 'choice' | 'parallel'; readonly left: readonly Shape[]; readonly right: readonly Shape[] }

const ANY = { kind: 'any', anyRefuse: 'first' } as const
const ANY_ALL = { kind: 'any', anyRefuse: 'all' } as const

/** Every people node over three people: modes differ only with two or more, the order of people only in `seq`. */
const people: readonly Shape[] = PEOPLE.flatMap((count) => {
  const lists = arrangements(count)
  const sets = lists.filter((list) => list.every((user, index) => index === 0 || user > (list[index - 1] ?? 0)))
  if (count === 1) return sets.map((ids) => ({ mode: { kind: 'all' } as const, people: ids }))
  return [
    ...sets.flatMap((ids) => [{ kind: 'all' } as const, ANY, ANY_ALL].map((mode) => ({ mode, people: ids }))),
    ...lists.map((ids) => ({ mode: { kind: 'seq' } as const, people: ids })),
  ]
})

function arrangements(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return arrangements(count - 1).flatMap((rest) =>
    PEOPLE.filter((user) => !rest.includes(user)).map((user) => [...rest, user]),
  )
}

/** Every sequence of so many nodes, counting gateways and their content. */
function* sequences(size: number): Generator<readonly Shape[]> {
  if (size === 0) yield []
  for (let first = 1; first <= size; first++)
    for (const shape of shapes(first)) for (const rest of sequences(size - first)) yield [shape, ...rest]
}

function* shapes(size: number): Generator<Shape> {
  if (size === 1) yield* people
  for (const kind of ['choice', 'parallel'] as const)
    for (let left = 1; left < size; left++)
      for (const a of sequences(left))
        for (const b of sequences(size - 1 - left)) yield { gateway: kind, left: a, right: b }
}

/** People must first appear in the order 1, 2, 3: everything else is a renaming. */
function isFirstOfItsKind(shapes: readonly Shape[]): boolean {
  const order = [...new Set(named(shapes))]
  return order.every((user, index) => user === index + 1)
}

const named = (shapes: readonly Shape[]): readonly number[] =>
  shapes.flatMap((shape) => ('people' in shape ? shape.people : [...named(shape.left), ...named(shape.right)]))

/** Variants of what is not enumerated, dealt out in turn so that each meets all outlines. */
const VARIANTS: readonly { readonly policies: Partial<Policies>; readonly node: Partial<ApproveNode> }[] = [
  { policies: { withdraw: 'beforeFirstAction' }, node: {} },
  { policies: {}, node: { onRefuse: { do: 'return', to: 'previous' } } },
  { policies: { duplicate: 'everApproved' }, node: { afterReturn: 'jumpBack' } },
  { policies: { duplicate: 'consecutive', maxRounds: 1 }, node: { onRefuse: { do: 'return', to: 'initiator' } } },
  { policies: { withdraw: 'never' }, node: { afterReturn: 'jumpBack', onRefuse: { do: 'return', to: 'previous' } } },
]

/** Each `every`th flow of a size, people up to renaming, each with the next variant. */
export function* flowsOf(size: number, every = 1): Generator<Flow> {
  let count = -1
  for (const outline of sequences(size)) {
    if (!isFirstOfItsKind(outline)) continue
    if (++count % every > 0) continue
    const variant = VARIANTS[(count / every) % VARIANTS.length]
    if (variant) yield flow(build(outline, variant.node, ''), variant.policies)
  }
}

function build(outline: readonly Shape[], more: Partial<ApproveNode>, prefix: string): readonly FlowNode[] {
  return outline.map((shape, index) => {
    const id = `${prefix}n${index}`
    if ('people' in shape) {
      const before = Array.from({ length: index }, (_, position) => `${prefix}n${position}`)
      return approve(id, shape.people, { mode: shape.mode, returnable: ['initiator', 'previous', ...before], ...more })
    }
    const left = build(shape.left, more, `${id}l`)
    const right = build(shape.right, more, `${id}r`)
    return shape.gateway === 'choice'
      ? gateway('choice', id, branch(`${id}L`, left, above(5)), otherwise(`${id}R`, right))
      : gateway('parallel', id, branch(`${id}L`, left), branch(`${id}R`, right))
  })
}
