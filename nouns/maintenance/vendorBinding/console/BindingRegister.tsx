import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { vendorBinding } from '../noun.ts'
import BindForm from './BindForm.tsx'
import { type BindingRow, bindingShape } from './bindingList.ts'
import { useBindingColumns } from './useBindingColumns.tsx'

const { inForce, ended } = vendorBinding.states.codes

/** The bindings one by one, those that were replaced among them. */
export default function BindingRegister({ onMatrix }: { onMatrix: () => void }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(vendorBinding)
  const word = useDictLabel('device_type')
  const register = useRegister('Maintenance/GetBindPageList', bindingShape, vendorBinding.query.sorts)
  const { ask, dialog } = useDialog()
  const confirm = useConfirm()
  const end = useAction('Maintenance/EndBind', { refreshes: ['Equipment'] })
  const columns = useBindingColumns()
  const stop = ({ dept_id, device_type, priority, dept_name }: BindingRow) =>
    confirm(
      {
        title: t('vendorBinding.endAsk', { dept: dept_name, type: word(device_type) }),
        content: t('vendorBinding.endSays'),
        danger: true,
      },
      () => end.mutateAsync({ dept_ids: [dept_id], device_types: [device_type], priority }).then(() => undefined),
    )
  return (
    <>
      <NounList
        of={vendorBinding}
        name="MaintainBind.list"
        register={register}
        shape={bindingShape}
        columns={columns}
        onOpen={() => undefined}
        actions={(row) => [
          row.status === inForce && {
            text: t('vendorBinding.end'),
            path: 'Maintenance/EndBind',
            danger: true,
            onClick: () => stop(row),
          },
        ]}
        fields={
          <>
            <Filter of="dept_name" />
            <Filter of="device_type" />
            <Filter of="company_name">
              <VendorSelect placeholder={t('common.all')} />
            </Filter>
            <Form.Item name="status" label={label('status')}>
              <Select
                mode="multiple"
                allowClear
                placeholder={t('common.all')}
                options={[inForce, ended].map((value) => ({ value, label: choice('status', value) }))}
              />
            </Form.Item>
          </>
        }
        add={{
          path: 'Maintenance/SaveBind',
          onClick: () => ask((onClose) => <BindForm units={[]} types={[]} onClose={onClose} />),
        }}
        imported
        tools={<Button onClick={onMatrix}>{t('vendorBinding.matrix')}</Button>}
      />
      {dialog}
    </>
  )
}
