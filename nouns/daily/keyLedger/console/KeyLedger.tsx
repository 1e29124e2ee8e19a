import type { Column } from '@shouya/console/registers/Column.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import KeyCancel from './KeyCancel.tsx'
import KeyDetail from './KeyDetail.tsx'
import KeyForm from './KeyForm.tsx'
import { type KeyRow, keyShape, keySorts } from './keyList.ts'

function useColumns(): Column<KeyRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const columns: Column<KeyRow>[] = [
    { key: 'key_no', title: t('daily.field.key_no'), width: 96, sort: true },
    { key: 'key_name', title: t('daily.field.key_name'), width: 132, sort: true },
    {
      key: 'dept_name',
      title: t('daily.field.dept_name'),
      width: 112,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    {
      key: 'key_type',
      title: t('daily.field.key_type'),
      width: 104,
      render: (row) => <DictText dict="key_type" value={row.key_type} />,
    },
    {
      key: 'copy_type',
      title: t('daily.field.copy_type'),
      width: 84,
      render: (row) => <DictText dict="copy_type" value={row.copy_type} />,
    },
    { key: 'holder_user_name', title: t('daily.field.holder_user_name'), width: 76 },
    {
      key: 'position',
      title: t('daily.field.position'),
      width: 92,
      pin: 'right',
      render: (row) => <DictTag dict="key_position" value={row.position} />,
    },
    { key: 'seal_no', title: t('daily.field.seal_no'), width: 96 },
    { key: 'seal_place', title: t('daily.field.seal_place'), width: 120 },
    {
      key: 'next_change_date',
      title: t('daily.field.next_change_date'),
      width: 92,
      render: (row) => <When at={row.next_change_date} />,
    },
    { key: 'linked_key_no', title: t('daily.field.linked_key_no'), width: 104 },
    { key: 'open_bill_no', title: t('daily.field.open_bill_no'), width: 160 },
    { key: 'password_holder_user_name', title: t('daily.field.password_holder_user_name'), width: 112 },
    { key: 'remark', title: t('daily.field.remark'), width: 160 },
    { key: 'create_time', title: t('daily.field.create_time'), width: 168, sort: true },
  ]
  return inOrder(columns, [
    'key_no',
    'key_name',
    units.several && 'dept_name',
    'key_type',
    !units.several && 'copy_type',
    'holder_user_name',
    'open_bill_no',
    'next_change_date',
    'position',
  ])
}

/** The ledger of all keys (domain 4.7): who holds which, and where the sealed copies are. */
export default function KeyLedger() {
  const { t } = useTranslation()
  const register = useRegister('KeyLedger/GetPageList', keyShape, keySorts)
  const columns = useColumns()
  const { ask, dialog } = useDialog()
  const fill = (row?: KeyRow) => ask((onClose) => <KeyForm {...(row && { row })} onClose={onClose} />)
  const opened = useOpenedRow(register)

  // A cancelled key, or one on its way, stays as it is.
  const actions = (row: KeyRow): RowAction[] => [
    ...(row.position === 5
      ? []
      : [
          { text: t('ui.edit'), path: 'KeyLedger/Save' as const, onClick: () => fill(row) },
          ...(row.open_bill_no
            ? []
            : [
                {
                  text: t('daily.cancelKey'),
                  path: 'KeyLedger/Cancel' as const,
                  danger: true,
                  onClick: () => ask((onClose) => <KeyCancel row={row} onClose={onClose} />),
                },
              ]),
        ]),
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
        hint={t('daily.ledgerKeywords')}
        about={t('daily.ledgerAbout')}
        add={{ path: 'KeyLedger/Save', text: t('daily.addKey'), onClick: () => fill() }}
        fields={
          <>
            <Form.Item name="dept_id" label={t('daily.dept')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="key_type" label={t('daily.field.key_type')}>
              <DictSelect dict="key_type" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="position" label={t('daily.field.position')}>
              <DictSelect dict="key_position" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="copy_type" label={t('daily.field.copy_type')}>
              <DictSelect dict="copy_type" placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        flags={{ holder_user_id: t('daily.byHolder') }}
        tools={<ExportTool controller="KeyLedger" register={register} columns={columns} />}
      />
      {dialog}
      {opened.row && <KeyDetail row={opened.row} {...opened.beside} />}
    </>
  )
}
