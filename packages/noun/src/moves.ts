import type { MoveName, Noun } from './noun.ts'

type Row = { readonly status: number; readonly create_user_id?: number | null }
type Caller = {
  readonly userId: number
  readonly may: (operation: string) => boolean
  /** Whether moves of a fresh row are still open. */
  readonly isFresh: boolean
}

/** The moves that a caller may make with a row now: by its state, their operations, who entered it and when. */
export const movesOf = <N extends Noun>(noun: N, row: Row, { userId, may, isFresh }: Caller): MoveName<N>[] =>
  Object.entries(noun.moves).flatMap(([name, { from, operation, by, fresh }]) => {
    const isIn = from.some((state) => noun.states.codes[state] === row.status)
    const isTheirs = by === undefined || (by === 'author') === (row.create_user_id === userId)
    return isIn && isTheirs && (isFresh || !fresh) && may(operation) ? [name as MoveName<N>] : []
  })
