import type { Noun } from '@shouya/noun/noun'
import type { ComponentProps } from 'react'
import type { Path } from '../api/path.ts'
import type { Shape } from '../registers/queryCodec.ts'
import RegisterPage from '../registers/RegisterPage.tsx'
import type { RowAction } from '../ui/RowActions.tsx'
import { type ListProps, useListParts } from './useListParts.tsx'

type List<R extends { id: number }, S extends Shape> = ComponentProps<typeof RegisterPage<R, S>>

type Props<N extends Noun, R extends { id: number }, S extends Shape> = Omit<
  List<R, S>,
  'hint' | 'about' | 'add' | 'actions'
> &
  Partial<Pick<List<R, S>, 'hint' | 'about'>> &
  ListProps<N, R, S> & {
    /** The actions of a row; false: not offered for this row. */
    actions: (row: R) => readonly (RowAction | false)[]
    /** Creates a record. Absent where nobody does. */
    add?: { path: Path; onClick: () => void }
  }

/** The list of a declared noun whose page has no records of their own beside it: words and tools follow from the noun. */
export default function NounList<N extends Noun, R extends { id: number }, S extends Shape>(props: Props<N, R, S>) {
  const { add, actions, ...list } = props
  const { add: word, ...parts } = useListParts(props)
  const words = { hint: list.hint ?? parts.hint, about: list.about ?? parts.about }
  return (
    <RegisterPage<R, S>
      {...list}
      {...parts}
      {...words}
      {...(add && { add: { ...add, text: word } })}
      actions={(row) => actions(row).filter((action) => action !== false)}
    />
  )
}
