import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import VendorSelect from '@shouya/console/ui/VendorSelect.tsx'
import { useTranslation } from 'react-i18next'
import { vendorContact } from '../noun.ts'
import ContactFacts from './ContactFacts.tsx'
import ContactForm from './ContactForm.tsx'
import { type ContactRow, contactShape } from './contactList.ts'
import { useContactColumns } from './useContactColumns.tsx'

/** The people of vendors whom the bank calls (domain 8.2). */
export default function ContactRegister() {
  const { t } = useTranslation()
  const register = useRegister('Maintenance/GetContactPageList', contactShape, vendorContact.query.sorts)
  const page = useRecordPage(register, 'Maintenance/GetContact', 'Maintenance/SaveContact')
  const remove = useRemove('Maintenance/DeleteContact')
  const edit = (row: ContactRow) => page.edit(row, (record, onClose) => <ContactForm row={record} onClose={onClose} />)
  const company = register.query.filters.company_id
  return (
    <NounPage
      of={vendorContact}
      name="MaintainContact.list"
      page={page}
      register={register}
      shape={contactShape}
      columns={useContactColumns()}
      called={(row) => [edit(row)]}
      actions={(row, moves, details) => [
        ...moves,
        details,
        {
          text: t('ui.delete'),
          path: 'Maintenance/DeleteContact',
          danger: true,
          onClick: () =>
            remove(row, {
              title: t('vendorContact.removeAsk', { name: row.name }),
              content: t('vendorContact.removeSays'),
            }),
        },
      ]}
      fields={
        <>
          <Filter of="company_name">
            <VendorSelect placeholder={t('common.all')} />
          </Filter>
          <Filter of="status" />
        </>
      }
      recycled
      form={(onClose) => <ContactForm {...(company !== undefined && { company })} onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={vendorContact}
          get="Maintenance/GetContact"
          name={(row) => row.name}
          status={(row) => <DictTag dict="enable" value={row.status} />}
          facts={(row) => <ContactFacts row={row} />}
        />
      )}
    />
  )
}
