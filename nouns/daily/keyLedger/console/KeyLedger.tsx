import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { keyLedger } from '../noun.ts'
import KeyCancel from './KeyCancel.tsx'
import KeyDetail from './KeyDetail.tsx'
import KeyForm from './KeyForm.tsx'
import { type KeyRow, keyShape, keySorts } from './keyList.ts'
import { useKeyColumns } from './useKeyColumns.tsx'

/** The ledger of all keys (domain 4.7): who holds which, and where the sealed copies are. */
export default function KeyLedger() {
  const { t } = useTranslation()
  const { label } = useNounWords(keyLedger)
  const register = useRegister('KeyLedger/GetPageList', keyShape, keySorts)
  const columns = useKeyColumns()
  const { ask, dialog } = useDialog()
  const fill = (row?: KeyRow) => ask((onClose) => <KeyForm {...(row && { row })} onClose={onClose} />)
  const opened = useOpenedRow(register)
  const all = t('common.all')

  // A cancelled key, or one on its way, stays as it is.
  const isCancelled = (row: KeyRow) => row.position === keyLedger.states.codes.cancelled
  const edit = (row: KeyRow): RowAction => ({ text: t('ui.edit'), path: 'KeyLedger/Save', onClick: () => fill(row) })
  const cancel = (row: KeyRow): RowAction => ({
    text: t('keyLedger.cancel'),
    path: 'KeyLedger/Cancel',
    danger: true,
    onClick: () => ask((onClose) => <KeyCancel row={row} onClose={onClose} />),
  })
  const actions = (row: KeyRow): RowAction[] => [
    ...(isCancelled(row) ? [] : [edit(row)]),
    ...(isCancelled(row) || row.open_bill_no ? [] : [cancel(row)]),
    { text: t('ui.details'), path: 'KeyLedger/Get', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="Handover.ledger"
        register={register}
        shape={keyShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('keyLedger.keywords')}
        about={t('keyLedger.about')}
        add={{ path: 'KeyLedger/Save', text: t('keyLedger.add'), onClick: () => fill() }}
        fields={
          <>
            <Form.Item name="dept_id" label={label('dept_name')}>
              <DeptTreeSelect placeholder={all} />
            </Form.Item>
            <Form.Item name="key_type" label={label('key_type')}>
              <DictSelect dict="key_type" multiple placeholder={all} />
            </Form.Item>
            <Form.Item name="position" label={label('position')}>
              <DictSelect dict="key_position" multiple placeholder={all} />
            </Form.Item>
            <Form.Item name="copy_type" label={label('copy_type')}>
              <DictSelect dict="copy_type" placeholder={all} />
            </Form.Item>
          </>
        }
        flags={{ holder_user_id: t('keyLedger.byHolder') }}
        tools={<ExportTool controller="KeyLedger" register={register} columns={columns} />}
      />
      {dialog}
      {opened.row && <KeyDetail row={opened.row} {...opened.beside} />}
    </>
  )
}
