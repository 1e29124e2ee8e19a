import { listName, type Noun, type Query } from '@shouya/noun/noun'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ExportTool from '../registers/ExportTool.tsx'
import type { Shape } from '../registers/queryCodec.ts'
import type RegisterPage from '../registers/RegisterPage.tsx'
import ImportTool from '../ui/ImportTool.tsx'
import RecycleTool from '../ui/recycle/RecycleTool.tsx'
import { NounContext } from './NounContext.ts'

type List<R extends { id: number }, S extends Shape> = ComponentProps<typeof RegisterPage<R, S>>
type Exported = ComponentProps<typeof ExportTool>
type Imported = ComponentProps<typeof ImportTool>['of']
type Deleted = ComponentProps<typeof RecycleTool>

export type ListProps<N extends Noun, R extends { id: number }, S extends Shape> = Pick<
  List<R, S>,
  'register' | 'columns' | 'fields' | 'flags' | 'tools'
> &
  Pick<Exported, 'sensitive'> & {
    of: N & { readonly query: Query }
    /** Its rows also come from a workbook. */
    imported?: true
    /** Its deleted rows are in the recycle bin. */
    recycled?: true
  }

/**
 * What follows from a noun for the page of its list: its words, its filters by links, import, export and recycle bin where it has them.
 * @param print the tool that prints the list
 */
export function useListParts<N extends Noun, R extends { id: number }, S extends Shape>(
  { of, register, columns, fields, flags, tools, sensitive, imported, recycled }: ListProps<N, R, S>,
  print?: ReactNode,
) {
  const { t } = useTranslation()
  const text = (key: string) => (t as (key: string) => string)(`${of.name}.${key}`)
  const exported = listName(of) as Exported['controller'] | undefined
  const flagWords = (of.query.flags ?? []).map((flag) => [flag, text(`flag.${flag}`)])
  return {
    hint: text('keywords'),
    about: text('about'),
    add: text('add'),
    fields: <NounContext value={of}>{fields}</NounContext>,
    flags: {
      ...Object.fromEntries(flagWords),
      ...flags,
      ...(of.query.unit && { include_child: t('registers.unitAlone') }),
    } as NonNullable<List<R, S>['flags']>,
    tools: (
      <>
        {imported && <ImportTool of={exported as Imported} />}
        {exported && (
          <ExportTool controller={exported} register={register} columns={columns} {...(sensitive && { sensitive })} />
        )}
        {print}
        {tools}
        {recycled && <RecycleTool {...({ table: of.table, refreshes: of.controller } as Deleted)} />}
      </>
    ),
  }
}
