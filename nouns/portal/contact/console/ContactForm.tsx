import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { contact } from '../noun.ts'
import { visible } from '../rules.ts'
import type { ContactDetail, ContactValues } from './contactList.ts'

const toValues = (row: ContactDetail): ContactValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(contact, row),
  visible_dept_ids: row.visible_dept_ids,
})

/** An empty number is none; only of chosen readers units are said. */
const toBody = ({ phone, tel, short_no, email, visible_dept_ids, ...values }: ContactValues): ContactValues => ({
  ...values,
  ...{ phone: phone || null, tel: tel || null, short_no: short_no || null, email: email || null },
  visible_dept_ids: values.visible_type === visible.chosen ? (visible_dept_ids ?? []) : [],
})

const fresh: Partial<ContactValues> = {
  ...{ visible_type: visible.bank, visible_dept_ids: [], sort: 100, status: 1 },
  ...{ is_emergency: false, for_outsiders: false },
}

type Props = { row?: ContactDetail; onClose: () => void }

/** Enters a number, or changes one. */
export default function ContactForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'SysContact/Save', ContactValues>
      path="SysContact/Save"
      title={row ? `${t('contact.edit')} · ${row.name}` : t('contact.addTitle')}
      initial={row ? toValues(row) : fresh}
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('SysContact/Get', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <NounContext value={contact}>
        <ContactFields />
      </NounContext>
    </FormDrawer>
  )
}

function ContactFields() {
  const { t } = useTranslation()
  const readers = Form.useWatch<number | undefined>('visible_type')
  const { phone, short_no, email } = contact.fields
  const dialed = (max: number) => <Input maxLength={max} inputMode="tel" autoComplete="off" />
  return (
    <>
      <Field of="name" />
      <Field of="contact_group" />
      <Field of="dept_name" className="ui-wide" />
      <Field of="phone" extra={t('contact.numberHint')}>
        {dialed(phone.max)}
      </Field>
      <Field of="tel">{dialed(phone.max)}</Field>
      <Field of="short_no">{dialed(short_no.max)}</Field>
      <Field of="post" />
      <Field of="email" rules={[{ type: 'email' }]}>
        <Input maxLength={email.max} inputMode="email" autoComplete="off" />
      </Field>
      <Field of="sort" extra={t('contact.sortHint')} />
      <Field of="is_emergency" className="ui-wide" />
      <Field of="visible_type" />
      {readers === visible.chosen && (
        <Form.Item
          name="visible_dept_ids"
          label={t('contact.readers')}
          className="ui-wide"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <DeptTreeSelect multiple />
        </Form.Item>
      )}
      <Field of="for_outsiders" className="ui-wide" extra={t('contact.outsidersHint')} />
      <Field of="status" />
      <Field of="remark" lines={2} />
    </>
  )
}
