import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import { fieldsWith } from '@shouya/noun/noun'
import { App, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { visitor } from '../noun.ts'
import { genderOf, needsLetter, needsTools, OTHER_REASON } from '../rules.ts'
import CompanyInput from './CompanyInput.tsx'
import FellowFields from './FellowFields.tsx'
import PermissionFields from './PermissionFields.tsx'
import type { LastVisit } from './visitorList.ts'
import { copiedValues, type VisitorValues } from './visitorValues.ts'

type Props = {
  today: string
  refuses: boolean
  copied: LastVisit | undefined
  corrects: boolean
}

/**
 * The fields of an entry in the order in which a visitor is asked at the door; for a refused visitor only the name is
 * required.
 */
export default function VisitorFields({ today, refuses, copied, corrects }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<VisitorValues>()
  const type = Form.useWatch('person_type', form)
  const why = Form.useWatch('visit_reason', form)
  const time = Form.useWatch('in_time', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const needed = !refuses
  const copyLast = async () => {
    const last = await call('OutInside/GetLast', {})
    if (last === null) return void message.info(t('ui.noLast'))
    form.setFieldsValue(copiedValues(last) as VisitorValues)
    void message.success(t('visitor.copied', { bill: last.bill_no, name: last.name }))
  }
  return (
    <NounContext value={visitor}>
      {(['id', 'version', 'copy_id'] as const).map((name) => (
        <Form.Item key={name} name={name} hidden noStyle>
          <Input />
        </Form.Item>
      ))}
      {!corrects && !refuses && (
        <EntryStart
          register="OutInside"
          keeps={fieldsWith(visitor, 'kept')}
          fill={(values) => form.setFieldsValue(values as Partial<VisitorValues>)}
          copyLast={copyLast}
        />
      )}
      {!corrects && (depts?.length ?? 0) > 1 && (
        <Field of="dept_name" className="ui-wide">
          <DeptTreeSelect
            allowClear={false}
            onChange={() =>
              form.setFieldsValue({ approver_user_id: null, accompany_user_id: null, oa_examine_id: null })
            }
          />
        </Field>
      )}
      {/* The reason comes first: it is the only required field besides the name. */}
      {refuses && <Refusal />}
      <PersonFields copied={copied} needed={needed} />
      <Field of="areas" required={needed} />
      <Field of="visit_reason" required={needed} />
      <Field of="reason" required={needed && why === OTHER_REASON} />
      {needed && <PermissionFields />}
      {needsLetter({ person_type: type }) && <Field of="letter_no" required={needed} />}
      {needsLetter({ person_type: type }) && <Field of="letter_file_ids" className="" required={needed} />}
      <Field of="belongings" />
      {needsTools({ person_type: type }) && <Field of="tools_list" required={needed} />}
      <Field of="face_photo_file_id" />
      <FellowFields needed={needed} />
      <Field of="in_time" />
      {isBackfill(time, today) && <Field of="out_time" />}
      {isBackfill(time, today) && <Field of="backfill_reason" required />}
      <Field of="remark" className="ui-wide" />
      {needed && <Confirmed />}
    </NounContext>
  )
}

function Refusal() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="close_reason"
      label={t('visitor.refuseReason')}
      className="ui-wide"
      rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
    >
      <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
}

/** The person. The certificate of an earlier visitor fills in the other fields. */
function PersonFields({ copied, needed }: { copied: LastVisit | undefined; needed: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<VisitorValues>()
  const copies = Form.useWatch('copy_id', { form, preserve: true })
  const isKept = copied !== undefined || copies !== undefined
  const recognise = async (cert_no: string) => {
    const gender = genderOf(form.getFieldValue('cert_type'), cert_no)
    if (gender && form.getFieldValue('gender') === 0) form.setFieldValue('gender', gender)
    if (cert_no.length < 6 || form.getFieldValue('name')) return
    // Only a help: without it everything is entered by hand.
    const last = await call('OutInside/GetLast', { cert_no }).catch(() => null)
    if (!last || form.getFieldValue('cert_no') !== cert_no) return
    const { dept_id: _, ...values } = copiedValues(last)
    form.setFieldsValue(values as VisitorValues)
  }
  return (
    <>
      <Field of="person_type" required={needed} />
      <Field of="cert_type" required={needed} />
      <Field of="cert_no" required={needed && !isKept} extra={isKept ? t('visitor.sameNumber') : undefined}>
        <Input
          maxLength={visitor.fields.cert_no.max}
          autoComplete="off"
          placeholder={copied?.cert_mask ?? undefined}
          onBlur={({ target }) => void recognise(target.value.trim())}
        />
      </Field>
      <Field of="name" />
      <Field of="gender" required={needed} />
      <Field
        of="phone"
        required={needed && !isKept}
        rules={[{ pattern: /^[0-9+-]{5,20}$/, message: t('visitor.phoneWrong') }]}
      >
        <Input
          type="tel"
          maxLength={visitor.fields.phone.max}
          autoComplete="off"
          placeholder={copied?.phone_mask ?? undefined}
        />
      </Field>
      <Field of="company" required={needed}>
        <CompanyInput />
      </Field>
    </>
  )
}

/** Confirmations: no weapon, informed about data protection, signed. */
function Confirmed() {
  const { t } = useTranslation()
  const { label } = useNounWords(visitor)
  const must = (text: string) => [
    { validator: (_: unknown, on: unknown) => (on ? Promise.resolve() : Promise.reject(new Error(text))) },
  ]
  const checked = { valuePropName: 'checked', className: 'ui-wide' }
  return (
    <>
      <Form.Item name="weapon_check" {...checked} rules={must(t('visitor.mustCheckWeapon'))}>
        <Checkbox>{t('visitor.weaponFree')}</Checkbox>
      </Form.Item>
      <Form.Item name="privacy_told" {...checked} rules={must(t('visitor.mustTell'))} extra={t('visitor.privacy')}>
        <Checkbox>{t('visitor.privacyTold')}</Checkbox>
      </Form.Item>
      <DrawnItem name="sign" label={label('visitor_sign_file_id')} />
    </>
  )
}
