import type { MoveName, Noun } from './noun.ts'

type Row = { readonly status: number; readonly create_user_id?: number | null }
type Caller = { readonly userId: number; readonly may: (operation: string) => boolean }

/** The moves that a caller may make with a row now: by its state, their operations, and who entered it. */
export const movesOf = <N extends Noun>(noun: N, row: Row, { userId, may }: Caller): MoveName<N>[] =>
  Object.entries(noun.moves).flatMap(([name, { from, operation, by }]) => {
    const isIn = from.some((state) => noun.states.codes[state] === row.status)
    const isTheirs = by === undefined || (by === 'author') === (row.create_user_id === userId)
    return isIn && isTheirs && may(operation) ? [name as MoveName<N>] : []
  })
