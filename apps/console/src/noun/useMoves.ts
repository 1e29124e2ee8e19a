import type { MoveName, Noun } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../ui/RowActions.tsx'
import { movePath } from './movePath.ts'

/** A record with the moves that its reader may make (`allowed`, or `moves`), and those that something stands against. */
export type Movable<N extends Noun> = {
  id: number
  allowed?: readonly MoveName<N>[]
  moves?: readonly MoveName<N>[]
  barred?: readonly { move: MoveName<N>; why: string }[]
}

/** The actions of a record: its moves, the next step first, then what is barred with the reason. */
export function useMoves<N extends Noun>(noun: N) {
  const { t } = useTranslation()
  const word = t as (key: string) => string
  return <R extends Movable<N>>(row: R, begin: (row: R, move: MoveName<N>) => void): RowAction[] => {
    const action = (move: MoveName<N>): RowAction => ({
      text: word(`${noun.name}.move.${move}`),
      path: movePath(noun, move),
      body: { id: row.id, table: noun.table, command: move },
      danger: noun.moves?.[move]?.danger ?? false,
      onClick: () => begin(row, move),
    })
    return [
      ...(row.allowed ?? row.moves ?? []).map(action),
      ...(row.barred ?? []).map(({ move, why }) => ({ ...action(move), why })),
    ]
  }
}
