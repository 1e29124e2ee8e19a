import { call } from '@shouya/console/api/call.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { copiedValues } from './startValues.ts'
import type { LastVisit, VisitorValues } from './visitorList.ts'
import { genderOf } from './visitorRules.ts'

/**
 * Who it is. A certificate that has been here before brings the rest of its person; who is refused need not say more than
 * the name.
 */
export default function PersonFields({ copied, refuses }: { copied: LastVisit | undefined; refuses: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<VisitorValues>()
  const copies = Form.useWatch('copy_id', { form, preserve: true })
  const kept = copied !== undefined || copies !== undefined
  const known = async (cert_no: string) => {
    const gender = genderOf(form.getFieldValue('cert_type'), cert_no)
    if (gender && form.getFieldValue('gender') === 0) form.setFieldValue('gender', gender)
    if (cert_no.length < 6 || form.getFieldValue('name')) return
    // Only a help: without it everything is typed.
    const last = await call('OutInside/GetLast', { cert_no }).catch(() => null)
    if (!last || form.getFieldValue('cert_no') !== cert_no) return
    const { dept_id: _, ...values } = copiedValues(last)
    form.setFieldsValue(values as VisitorValues)
  }
  const needed = [{ required: !refuses }]
  const optional = kept ? t('visitors.sameNumber') : undefined
  return (
    <>
      <Form.Item name="person_type" label={t('visitors.field.person_type')} rules={needed}>
        <DictSelect dict="visitor_type" allowClear={false} />
      </Form.Item>
      <Form.Item name="cert_type" label={t('visitors.field.cert_type')} rules={needed}>
        <DictSelect dict="cert_type" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="cert_no"
        label={t('visitors.field.cert_no')}
        rules={[{ required: !kept && !refuses, min: 2, whitespace: true }]}
        extra={optional}
      >
        <Input
          maxLength={30}
          autoComplete="off"
          placeholder={copied?.cert_mask ?? undefined}
          onBlur={({ target }) => void known(target.value.trim())}
        />
      </Form.Item>
      <Form.Item name="name" label={t('visitors.field.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="gender" label={t('visitors.field.gender')} rules={needed}>
        <DictSelect dict="gender" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('visitors.field.phone')}
        rules={[{ required: !kept && !refuses }, { pattern: /^[0-9+-]{5,20}$/, message: t('visitors.phoneWrong') }]}
      >
        <Input type="tel" maxLength={20} autoComplete="off" placeholder={copied?.phone_mask ?? undefined} />
      </Form.Item>
      <Form.Item name="company" label={t('visitors.field.company')} rules={[{ required: !refuses, whitespace: true }]}>
        <Input maxLength={100} />
      </Form.Item>
    </>
  )
}
