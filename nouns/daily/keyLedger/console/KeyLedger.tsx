import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { keyLedger } from '../noun.ts'
import KeyCancel from './KeyCancel.tsx'
import KeyDetail from './KeyDetail.tsx'
import KeyForm from './KeyForm.tsx'
import { type KeyRow, keyShape } from './keyList.ts'
import { useKeyColumns } from './useKeyColumns.tsx'

/** The ledger of all keys (domain 4.7): who holds which, and where the sealed copies are. */
export default function KeyLedger() {
  const { t } = useTranslation()
  const { label } = useNounWords(keyLedger)
  const register = useRegister('KeyLedger/GetPageList', keyShape, keyLedger.query.sorts)
  const { ask, dialog } = useDialog()
  const fill = (row?: KeyRow) => ask((onClose) => <KeyForm {...(row && { row })} onClose={onClose} />)
  const opened = useOpenedRow(register)

  // A cancelled key stays as it is, and a key in an open handover is not cancelled.
  const isCancelled = (row: KeyRow) => row.position === keyLedger.states.codes.cancelled
  const edit = (row: KeyRow): RowAction => ({ text: t('ui.edit'), path: 'KeyLedger/Save', onClick: () => fill(row) })
  const cancel = (row: KeyRow): RowAction => ({
    text: t('keyLedger.cancel'),
    path: 'KeyLedger/Cancel',
    danger: true,
    onClick: () => ask((onClose) => <KeyCancel row={row} onClose={onClose} />),
  })
  const actions = (row: KeyRow): (RowAction | false)[] => [
    !isCancelled(row) && edit(row),
    !isCancelled(row) && !row.open_bill_no && cancel(row),
    { text: t('ui.details'), path: 'KeyLedger/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <NounList
        of={keyLedger}
        name="Handover.ledger"
        register={register}
        shape={keyShape}
        columns={useKeyColumns()}
        onOpen={opened.show}
        actions={actions}
        add={{ path: 'KeyLedger/Save', onClick: () => fill() }}
        fields={
          <>
            <Filter of="dept_name" label={label('dept_name')} />
            <Filter of="key_type" />
            <Filter of="position" />
            <Filter of="copy_type" />
          </>
        }
        flags={{ holder_user_id: t('keyLedger.byHolder') }}
      />
      {dialog}
      {opened.row && <KeyDetail row={opened.row} {...opened.beside} />}
    </>
  )
}
