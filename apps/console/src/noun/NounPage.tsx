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
    /** Begins a move: opens its form, or makes it. */
    begin: (row: R, move: MoveName<N>) => void
    /** What can be done with a row of the list beside its moves. */
    further?: (row: R) => RowAction[]
    /** What a row calls its actions, where that is not simply the noun's word. */
    called?: (row: R, actions: RowAction[]) => RowAction[]
  }

/** The page of a declared register: its words, its filters by links and its tools follow from the noun. */
export default function NounPage<N extends Noun, R extends Movable<N>, S extends Shape>(props: Props<N, R, S>) {
  const { of, begin, further, called = (_, actions) => actions, sensitive: _, ...page } = props
  const movesOf = useMoves(of)
  const moves = (row: R) => called(row, movesOf(row, begin))
  return (
    <RecordPage<R, S>
      {...page}
      {...useListParts(props, page.printing?.tool)}
      moves={moves}
      {...(further && { actions: (row: R) => [...moves(row), ...further(row), page.page.details(row)] })}
    />
  )
}
