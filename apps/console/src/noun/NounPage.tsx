import { listName, type MoveName, type Noun, type Query } from '@shouya/noun/noun'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import ExportTool from '../registers/ExportTool.tsx'
import type { Shape } from '../registers/queryCodec.ts'
import type { RowAction } from '../ui/RowActions.tsx'
import { NounContext } from './NounContext.ts'
import RecordPage from './RecordPage.tsx'
import { type Movable, useMoves } from './useMoves.ts'

type Page<R extends { id: number }, S extends Shape> = ComponentProps<typeof RecordPage<R, S>>
type Exported = ComponentProps<typeof ExportTool>

type Props<N extends Noun, R extends Movable<N>, S extends Shape> = Omit<
  Page<R, S>,
  'hint' | 'about' | 'add' | 'moves' | 'actions'
> &
  Pick<Exported, 'sensitive'> & {
    of: N & { readonly query: Query }
    /** Begins a move: opens its form, or makes it. */
    begin: (row: R, move: MoveName<N>) => void
    /** What can be done with a row of the list beside its moves. */
    further?: (row: R) => RowAction[]
    /** What a row calls its actions, where that is not simply the noun's word. */
    called?: (row: R, actions: RowAction[]) => RowAction[]
  }

/** The page of a declared register: its words, its filters by links and its tools follow from the noun. */
export default function NounPage<N extends Noun, R extends Movable<N>, S extends Shape>(props: Props<N, R, S>) {
  const { of, begin, further, called = (_, actions) => actions, fields, flags, tools, sensitive, ...page } = props
  const { t } = useTranslation()
  const text = (key: string) => (t as (key: string) => string)(`${of.name}.${key}`)
  const movesOf = useMoves(of)
  const moves = (row: R) => called(row, movesOf(row, begin))
  const flagWords = (of.query.flags ?? []).map((flag) => [flag, text(`flag.${flag}`)])
  return (
    <RecordPage<R, S>
      {...page}
      moves={moves}
      {...(further && { actions: (row: R) => [...moves(row), ...further(row), page.page.details(row)] })}
      hint={text('keywords')}
      about={text('about')}
      add={text('add')}
      fields={<NounContext value={of}>{fields}</NounContext>}
      flags={{
        ...Object.fromEntries(flagWords),
        ...flags,
        ...(of.query.unit && { include_child: t('registers.unitAlone') }),
      }}
      tools={
        <>
          <ExportTool
            controller={listName(of) as Exported['controller']}
            register={page.register}
            columns={page.columns}
            {...(sensitive && { sensitive })}
          />
          {page.printing?.tool}
          {tools}
        </>
      }
    />
  )
}
