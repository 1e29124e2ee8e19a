import { listName, type MoveName, type Noun, type Query } from '@shouya/noun/noun'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import ExportTool from '../registers/ExportTool.tsx'
import type { Shape } from '../registers/queryCodec.ts'
import ImportTool from '../ui/ImportTool.tsx'
import type { RowAction } from '../ui/RowActions.tsx'
import RecycleTool from '../ui/recycle/RecycleTool.tsx'
import { NounContext } from './NounContext.ts'
import RecordPage from './RecordPage.tsx'
import { type Movable, useMoves } from './useMoves.ts'

type Page<R extends { id: number }, S extends Shape> = ComponentProps<typeof RecordPage<R, S>>
type Exported = ComponentProps<typeof ExportTool>
type Deleted = ComponentProps<typeof RecycleTool>

type Props<N extends Noun, R extends Movable<N>, S extends Shape> = Omit<
  Page<R, S>,
  'hint' | 'about' | 'add' | 'moves' | 'actions'
> &
  Pick<Exported, 'sensitive'> & {
    of: N & { readonly query: Query }
    /** Begins a move: opens its form, or makes it. Absent where the noun has no moves. */
    begin?: (row: R, move: MoveName<N>) => void
    /** The actions of a row and of its record, where they are not simply its moves. */
    called?: (row: R, moves: RowAction[]) => RowAction[]
    /** The actions of a row where it offers more than its record; `details` opens the record. */
    actions?: (row: R, moves: RowAction[], details: RowAction) => RowAction[]
    /** Its rows also come from a workbook. */
    imported?: true
    /** Its deleted rows are in the recycle bin. */
    recycled?: true
  }

/** The page of a declared register: its words, its filters by links and its tools follow from the noun. */
export default function NounPage<N extends Noun, R extends Movable<N>, S extends Shape>(props: Props<N, R, S>) {
  const {
    of,
    begin = () => undefined,
    called = (_, moves) => moves,
    actions,
    fields,
    flags,
    tools,
    sensitive,
    ...listed
  } = props
  const { imported, recycled, ...page } = listed
  const { t } = useTranslation()
  const list = listName(of)
  const text = (key: string) => (t as (key: string) => string)(`${of.name}.${key}`)
  const movesOf = useMoves(of)
  const moves = (row: R) => called(row, movesOf(row, begin))
  const flagWords = (of.query.flags ?? []).map((flag) => [flag, text(`flag.${flag}`)])
  return (
    <RecordPage<R, S>
      {...page}
      moves={moves}
      {...(actions && { actions: (row: R) => actions(row, moves(row), page.page.details(row)) })}
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
          {imported && <ImportTool of={list as ComponentProps<typeof ImportTool>['of']} />}
          <ExportTool
            controller={list as Exported['controller']}
            register={page.register}
            columns={page.columns}
            {...(sensitive && { sensitive })}
          />
          {page.printing?.tool}
          {tools}
          {recycled && <RecycleTool {...({ table: of.table, refreshes: of.controller } as Deleted)} />}
        </>
      }
    />
  )
}
