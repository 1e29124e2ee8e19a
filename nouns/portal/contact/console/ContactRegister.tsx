import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { contact } from '../noun.ts'
import ContactFacts from './ContactFacts.tsx'
import ContactForm from './ContactForm.tsx'
import { type ContactRow, contactShape } from './contactList.ts'
import { useContactColumns } from './useContactColumns.tsx'

/** The numbers that somebody entered, for those who maintain them. */
export default function ContactRegister() {
  const { t } = useTranslation()
  const register = useRegister('SysContact/GetPageList', contactShape, contact.query.sorts)
  const page = useRecordPage(register, 'SysContact/Get', 'SysContact/Save')
  const remove = useRemove('SysContact/Delete')
  const edit = (row: ContactRow) => page.edit(row, (record, onClose) => <ContactForm row={record} onClose={onClose} />)
  return (
    <NounPage
      of={contact}
      name="SysContact.list"
      page={page}
      register={register}
      shape={contactShape}
      columns={useContactColumns()}
      called={(row) => (row.own ? [edit(row)] : [])}
      actions={(row, moves, details) => [
        ...moves,
        details,
        ...(row.own
          ? [
              {
                text: t('ui.delete'),
                path: 'SysContact/Delete' as const,
                danger: true,
                onClick: () => remove(row, { title: t('contact.removeAsk', { name: row.name }) }),
              },
            ]
          : []),
      ]}
      fields={
        <>
          <Filter of="dept_name" />
          <Filter of="contact_group" />
          <Filter of="status" />
          <Form.Item name="emergency" label={t('contact.emergency')}>
            <FlagSelect label={t('contact.emergencyOnly')} />
          </Form.Item>
        </>
      }
      recycled
      form={(onClose) => <ContactForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={contact}
          get="SysContact/Get"
          name={(row) => row.name}
          status={(row) => <DictTag dict="enable" value={row.status} />}
          facts={(row) => <ContactFacts row={row} />}
        />
      )}
    />
  )
}
