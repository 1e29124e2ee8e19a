import type { MoveName, Noun } from '@shouya/noun/noun'
import type { Path } from '../api/path.ts'

type Action<N extends Noun, M extends MoveName<N>> = NonNullable<N['moves']>[M]['action'] extends infer A extends string
  ? A extends `${string}/${string}`
    ? A
    : `${N['controller']}/${A}`
  : never

/** The action behind a move. */
export function movePath<N extends Noun, M extends MoveName<N>>({ controller, moves }: N, move: M) {
  const action = moves?.[move]?.action ?? ''
  return (action.includes('/') ? action : `${controller}/${action}`) as Action<N, M> & Path
}
