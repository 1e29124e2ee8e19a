import type { By, MoveName, Noun } from './noun.ts'

type Row = { readonly status: number; readonly create_user_id?: number | null }
type Caller = {
  readonly userId: number
  /** Whether they have an operation, of this permission where it is not the noun's. */
  readonly may: (operation: string, permission?: string) => boolean
  /** Whether moves of a fresh row are still open. */
  readonly isFresh: boolean
}

function isBy(by: By, row: Row, userId: number): boolean {
  if (by === 'others') return row.create_user_id !== userId
  return (row as Readonly<Record<string, unknown>>)[by === 'author' ? 'create_user_id' : by] === userId
}

/** The moves that a caller may make with a row now: by its state, their operations, who entered it and when. */
export const movesOf = <N extends Noun>(noun: N, row: Row, { userId, may, isFresh }: Caller): MoveName<N>[] =>
  Object.entries(noun.moves ?? {}).flatMap(([name, { from, operation, permission, by, fresh }]) => {
    const isIn = from.some((state) => noun.states?.codes[state] === row.status)
    const isTheirs = by === undefined || isBy(by, row, userId)
    return isIn && isTheirs && (isFresh || !fresh) && [operation].flat().some((each) => may(each, permission))
      ? [name as MoveName<N>]
      : []
  })
