import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import { equipment } from '../noun.ts'
import EquipmentFacts from './EquipmentFacts.tsx'
import EquipmentForm from './EquipmentForm.tsx'
import EquipmentMoveForm from './EquipmentMoveForm.tsx'
import { type EquipmentRow, equipmentShape } from './equipmentList.ts'
import LabelPrint from './LabelPrint.tsx'
import Life from './Life.tsx'
import { useEquipmentColumns } from './useEquipmentColumns.tsx'

/** The ledger of security devices (domain 8.1). */
export default function EquipmentRegister() {
  const { t } = useTranslation()
  const register = useRegister('Equipment/GetPageList', equipmentShape, equipment.query.sorts)
  const page = useRecordPage(register, 'Equipment/Get', 'Equipment/Save')
  const printing = usePrinting('Equipment/GetPrintList', register.filters, (print) => <LabelPrint {...print} />)
  const remove = useRemove('Equipment/Delete')
  const edit = (row: EquipmentRow) =>
    page.edit(row, (record, onClose) => <EquipmentForm row={record} onClose={onClose} />)
  return (
    <NounPage
      of={equipment}
      name="Equipment.list"
      page={page}
      register={register}
      shape={equipmentShape}
      columns={useEquipmentColumns()}
      begin={(row, move) => page.ask((onClose) => <EquipmentMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (row.status === equipment.states.codes.scrapped ? moves : [edit(row), ...moves])}
      actions={(row, moves, details) => [
        details,
        ...moves,
        {
          text: t('ui.delete'),
          path: 'Equipment/Delete',
          danger: true,
          onClick: () =>
            remove(row, {
              title: t('equipment.removeAsk', { name: `${row.equip_no} ${row.name}` }),
              content: t('equipment.removeSays'),
            }),
        },
      ]}
      fields={
        <>
          <Filter of="dept_name" />
          <Filter of="device_type" />
          <Filter of="status" />
          <Form.Item name="company_id" label={t('equipment.field.vendor_name')}>
            <VendorSelect placeholder={t('common.all')} />
          </Form.Item>
          <ExpiryFilter name="maint" label={t('equipment.maintDue')} />
          <ExpiryFilter label={t('equipment.warranty')} />
        </>
      }
      printing={printing}
      imported
      recycled
      form={(onClose) => <EquipmentForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={equipment}
          get="Equipment/Get"
          name={(row) => `${row.equip_no} ${row.name}`}
          status={(row) => <DictTag dict={equipment.states.dict} value={row.status} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <EquipmentFacts row={row} /> },
            { key: 'life', label: t('equipment.life.title'), children: <Life life={row.life} /> },
          ]}
        />
      )}
    />
  )
}
