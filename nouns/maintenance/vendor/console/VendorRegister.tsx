import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import { vendor } from '../noun.ts'
import { useVendorColumns } from './useVendorColumns.tsx'
import VendorFacts from './VendorFacts.tsx'
import VendorForm from './VendorForm.tsx'
import VendorMoveForm from './VendorMoveForm.tsx'
import { type VendorRow, vendorShape } from './vendorList.ts'

type Props = { onBindings: (vendor: number) => void; onContacts: (vendor: number) => void }

/** The companies that maintain security devices (domain 8.2), with links to the bindings and people of each. */
export default function VendorRegister({ onBindings, onContacts }: Props) {
  const { t } = useTranslation()
  const register = useRegister('Maintenance/GetCompanyPageList', vendorShape, vendor.query.sorts)
  const page = useRecordPage(register, 'Maintenance/GetCompany', 'Maintenance/SaveCompany')
  const remove = useRemove('Maintenance/DeleteCompany')
  const edit = (row: VendorRow) => page.edit(row, (record, onClose) => <VendorForm row={record} onClose={onClose} />)
  const question = ({ company_name }: VendorRow) => ({
    title: t('vendor.removeAsk', { name: company_name }),
    content: t('vendor.removeSays'),
  })
  return (
    <NounPage
      of={vendor}
      name="MaintainCompany.list"
      page={page}
      register={register}
      shape={vendorShape}
      columns={useVendorColumns()}
      begin={(row, move) => page.ask((onClose) => <VendorMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (row.status === vendor.states.codes.ended ? moves : [edit(row), ...moves])}
      actions={(row, moves, details) => [
        { text: t('vendor.bindings'), path: 'Maintenance/GetBindPageList', onClick: () => onBindings(row.id) },
        { text: t('vendor.contacts'), path: 'Maintenance/GetContactPageList', onClick: () => onContacts(row.id) },
        ...moves,
        details,
        {
          text: t('ui.delete'),
          path: 'Maintenance/DeleteCompany',
          danger: true,
          onClick: () => remove(row, question(row)),
        },
      ]}
      fields={
        <>
          <Filter of="status" />
          <Form.Item name="service_type" label={t('vendor.field.service_types')}>
            <DictSelect dict="device_type" placeholder={t('common.all')} />
          </Form.Item>
          <ExpiryFilter label={t('vendor.ends')} />
        </>
      }
      recycled
      form={(onClose) => <VendorForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={vendor}
          get="Maintenance/GetCompany"
          name={(row) => `${row.company_code} ${row.company_name}`}
          status={(row) => <DictTag dict={vendor.states.dict} value={row.status} />}
          tabs={(row) => [{ key: 'facts', label: t('ui.facts'), children: <VendorFacts row={row} /> }]}
        />
      )}
    />
  )
}
