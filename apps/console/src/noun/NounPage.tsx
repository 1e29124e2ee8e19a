import type { MoveName, Noun } from '@shouya/noun/noun'
import type { ComponentProps } from 'react'
import type { Shape } from '../registers/queryCodec.ts'
import type { RowAction } from '../ui/RowActions.tsx'
import RecordPage from './RecordPage.tsx'
import { type ListProps, useListParts } from './useListParts.tsx'
import { type Movable, useMoves } from './useMoves.ts'

type Page<R extends { id: number }, S extends Shape> = ComponentProps<typeof RecordPage<R, S>>

type Props<N extends Noun, R extends Movable<N>, S extends Shape> = Omit<
  Page<R, S>,
  'hint' | 'about' | 'add' | 'moves' | 'actions'
> &
  ListProps<N, R, S> & {
    /** Begins a move: opens its form, or makes it. Absent where the noun has no moves. */
    begin?: (row: R, move: MoveName<N>) => void
    /** The actions of a row and of its record, where they are not simply its moves. */
    called?: (row: R, moves: RowAction[]) => RowAction[]
    /** The actions of a row where it offers more than its record; `details` opens the record. */
    actions?: (row: R, moves: RowAction[], details: RowAction) => RowAction[]
  }

/** The page of a declared register: its words, its filters by links and its tools follow from the noun. */
export default function NounPage<N extends Noun, R extends Movable<N>, S extends Shape>(props: Props<N, R, S>) {
  const { of, begin = () => undefined, called = (_, moves) => moves, actions, ...page } = props
  const movesOf = useMoves(of)
  const moves = (row: R) => called(row, movesOf(row, begin))
  return (
    <RecordPage<R, S>
      {...page}
      {...useListParts(props, page.printing?.tool)}
      moves={moves}
      {...(actions && { actions: (row: R) => actions(row, moves(row), page.page.details(row)) })}
    />
  )
}
