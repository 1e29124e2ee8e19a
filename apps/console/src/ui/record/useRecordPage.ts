import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { BodyOf, DataOf, Path, ReadPath } from '../../api/path.ts'
import type { RowAction } from '../RowActions.tsx'
import { useAdding } from '../useAdding.ts'
import { useDialog } from '../useDialog.tsx'
import { useOpened } from './useOpened.ts'

type Row = { id: number }

/**
 * What the page of a register has open next to its list: a record (`?id=`), the form of a new one (`?new=`), or the
 * form of an action.
 * @param get reads one record
 * @param save the permission to add one
 */
export function useRecordPage<R extends Row, G extends ReadPath>(
  register: Parameters<typeof useOpened<R>>[0],
  get: G,
  save: Path,
) {
  const { t } = useTranslation()
  const opened = useOpened(register)
  const [adding, setAdding] = useAdding(save)
  const { ask, dialog } = useDialog()
  const askWith = async (row: Row, draw: (record: DataOf<G>, onClose: () => void) => ReactNode) => {
    const record = await call(get, { id: row.id } as BodyOf<G>)
    ask((onClose) => draw(record, onClose))
  }
  return {
    opened,
    adding,
    save,
    add: () => setAdding(true),
    stopAdding: () => setAdding(false),
    ask,
    dialog,
    /** Opens a form with the current record. */
    askWith,
    /** Opens the form `draw` with the current record, where a change is no move. */
    edit: (row: Row, draw: Parameters<typeof askWith>[1]): RowAction => ({
      text: t('ui.edit'),
      path: save,
      body: { id: row.id },
      onClick: () => void askWith(row, draw),
    }),
    details: (row: Row): RowAction => ({ text: t('ui.details'), path: get, onClick: () => opened.show(row) }),
  }
}
