import { useMayCall } from '@shouya/console/api/can.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import ImportTool from '@shouya/console/ui/ImportTool.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Button, Form, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import BindForm from './BindForm.tsx'
import { type MatrixRow, matrixShape } from './bindingList.ts'
import CellDetail from './CellDetail.tsx'
import { useMatrixColumns } from './useMatrixColumns.tsx'
import './matrix.css'

const sorts = ['dept_code'] as const
const levels = ['branch', 'sub', 'outlet'] as const

/** Units by types of devices: who maintains what, and where that is bound (domain 8.2). */
export default function BindingMatrix({ onList }: { onList: () => void }) {
  const { t } = useTranslation()
  const mayBind = useMayCall()('Maintenance/SaveBind')
  const register = useRegister('Maintenance/GetBindMatrix', matrixShape, sorts)
  const { ask, dialog } = useDialog()
  const bind = (units: readonly number[], types: readonly number[] = []) =>
    ask((onClose) => <BindForm units={units} types={types} onClose={onClose} />)
  const open = (row: MatrixRow, device_type: number) =>
    ask((onClose) => (
      <CellDetail row={row} type={device_type} onBind={() => bind([row.id], [device_type])} onClose={onClose} />
    ))
  return (
    <>
      <RegisterPage
        name="MaintainBind.matrix"
        register={register}
        shape={matrixShape}
        columns={useMatrixColumns(open)}
        onOpen={(row) => (mayBind ? bind([row.id]) : undefined)}
        actions={(row) => [
          { text: t('vendorBinding.bindHere'), path: 'Maintenance/SaveBind', onClick: () => bind([row.id]) },
        ]}
        hint={t('vendorBinding.unitHead')}
        about={t('vendorBinding.about')}
        flags={{ include_child: t('registers.unitAlone') }}
        fields={
          <>
            <Form.Item name="level" label={t('vendorBinding.level.label')}>
              <Segmented
                options={levels.map((value) => ({ value, label: t(`vendorBinding.level.${value}`) }))}
                defaultValue="outlet"
              />
            </Form.Item>
            <Form.Item name="dept_id" label={t('registers.unit')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
          </>
        }
        add={{ path: 'Maintenance/SaveBind', text: t('vendorBinding.add'), onClick: () => bind([]) }}
        batch={(rows) => (
          <OperationButton path="Maintenance/SaveBind" size="small" onClick={() => bind(rows.map(({ id }) => id))}>
            {t('vendorBinding.bindHere')}
          </OperationButton>
        )}
        tools={
          <>
            <ImportTool of="MaintainBind" />
            <Button onClick={onList}>{t('vendorBinding.list')}</Button>
          </>
        }
      />
      {dialog}
    </>
  )
}
