import type { ComponentProps, ReactNode } from 'react'
import type { Shape } from '../registers/queryCodec.ts'
import RegisterPage from '../registers/RegisterPage.tsx'
import type { usePrinting } from '../ui/paper/usePrinting.tsx'
import type { RowAction } from '../ui/RowActions.tsx'
import type { RecordProps } from '../ui/record/RecordDrawer.tsx'
import type { useRecordPage } from '../ui/record/useRecordPage.ts'
import { besideDetails } from './besideDetails.ts'

type List<R extends { id: number }, S extends Shape> = ComponentProps<typeof RegisterPage<R, S>>

type Props<R extends { id: number }, S extends Shape> = Omit<List<R, S>, 'onOpen' | 'actions' | 'add'> & {
  page: Omit<ReturnType<typeof useRecordPage<R, never>>, 'askWith' | 'edit'>
  /** What may be done with a record, the next step first: in its row and in its drawer. */
  moves: (row: R) => RowAction[]
  /** Where a row offers more than its drawer. */
  actions?: (row: R) => RowAction[]
  /** The word of the button for a new record, and where it does not open `form`. */
  add: string
  onAdd?: () => void
  form: (onClose: () => void) => ReactNode
  detail: (record: RecordProps<R>) => ReactNode
  /** Absent where the noun has no paper. */
  printing?: ReturnType<typeof usePrinting>
}

/** The page of a register with its records: the list, the open record, the form of a new one, what is printed. */
export default function RecordPage<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { page, moves, actions, add, onAdd, form, detail, printing, ...list } = props
  const { id, show, beside } = page.opened
  return (
    <>
      <RegisterPage
        {...(printing && { batch: printing.batch })}
        {...list}
        onOpen={show}
        actions={actions ?? ((row) => besideDetails(moves(row), page.details(row)))}
        add={{ path: page.save, text: add, onClick: onAdd ?? page.add }}
      />
      {page.adding && form(page.stopAdding)}
      {page.dialog}
      {printing?.sheet}
      {id && !page.adding && detail({ id, moves, beside, ...(printing && { print: printing.one(id) }) })}
    </>
  )
}
