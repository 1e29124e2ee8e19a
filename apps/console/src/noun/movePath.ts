import type { MoveName, Noun } from '@shouya/noun/noun'
import type { Path } from '../api/path.ts'

/** The action behind a move. */
export const movePath = <N extends Noun>({ controller, moves }: N, move: MoveName<N>): Path =>
  `${controller}/${moves[move]?.action}` as Path
