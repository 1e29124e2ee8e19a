import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { Alert, Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import { staff } from '../noun.ts'
import { duty } from '../rules.ts'
import AccountField from './AccountField.tsx'
import type { StaffDetail } from './staffList.ts'

const classes = ['A1', 'A2', 'B1', 'B2', 'C1']
const { onDuty, stopped } = staff.states.codes
const past = <TimeInput disabledDate={isFuture} />

/** The fields of a person (domain 3.3). Stored numbers are shown masked and are kept unless another one is entered. */
export default function StaffFields({ row }: { row: StaffDetail | undefined }) {
  const { t } = useTranslation()
  const { label } = useNounWords(staff)
  const type = Form.useWatch<number | undefined>('duty_type') ?? row?.duty_type
  const guard = type === duty.guard
  const driver = type === duty.driver
  /** Properties of the field of a number; `mask`: the stored number as it is shown. */
  const number = (mask: string | null | undefined) => ({
    required: !mask,
    normalize: (value: string) => value.toUpperCase(),
    extra: mask && t('escort.keptNumber', { number: mask }),
  })
  const picture = (of: 'photo_file_id' | `${'id_card_front' | 'id_card_back' | 'guard_cert' | 'gun_cert'}_file_id`) => (
    <PhotoField label={label(of)} max={1} folder="escort" />
  )
  return (
    <NounContext value={staff}>
      {row && (row.status === onDuty || row.status === stopped) && (
        <Alert className="ui-wide" type="info" showIcon title={t('staff.againAudit')} />
      )}
      <Field of="company_name" className="ui-wide">
        <CompanySelect working disabled={row !== undefined} allowClear={false} />
      </Field>
      <Field of="name">
        <Input maxLength={staff.fields.name.max} autoComplete="off" />
      </Field>
      <Field of="staff_no">
        <Input maxLength={staff.fields.staff_no.max} placeholder="PD0117" autoComplete="off" />
      </Field>
      <Field of="duty_type" />
      <Field of="is_leader">
        <Checkbox>{t('staff.isLeader')}</Checkbox>
      </Field>
      <Field of="id_card" {...number(row?.id_card_mask)} />
      <Field of="phone" {...number(row?.phone_mask)} />
      <Field of="gender" />
      <Field of="nation" />
      <Field of="emergency_name" required />
      <Field of="emergency_phone" {...number(row?.emergency_phone_mask)} />
      <Field of="address" className="ui-wide" />
      <Form.Item
        name="dept_ids"
        label={t('staff.field.dept_ids')}
        className="ui-wide"
        extra={t('staff.deptsHint')}
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <UnitSelect multiple />
      </Form.Item>
      <Field of="guard_cert_no" {...number(row?.guard_cert_mask)} />
      <Field of="guard_cert_org" required />
      {guard && <Field of="gun_cert_no" {...number(row?.gun_cert_mask)} />}
      {guard && <Field of="gun_cert_end" required />}
      {driver && <Field of="drive_licence_no" {...number(row?.drive_licence_mask)} />}
      {driver && (
        <Field of="drive_class" required>
          <Select placeholder={t('ui.choose')} options={classes.map((value) => ({ value, label: value }))} />
        </Field>
      )}
      {driver && <Field of="drive_end" required />}
      <Field of="bg_check_date">{past}</Field>
      <Field of="bg_check_result" />
      <Field of="entry_date">{past}</Field>
      <Field of="train_date" />
      <Field of="health_end" />
      <Field of="photo_file_id" extra={t('staff.photoHint')}>
        {picture('photo_file_id')}
      </Field>
      <Field of="id_card_front_file_id">{picture('id_card_front_file_id')}</Field>
      <Field of="id_card_back_file_id">{picture('id_card_back_file_id')}</Field>
      <Field of="guard_cert_file_id">{picture('guard_cert_file_id')}</Field>
      {guard && (
        <Field of="gun_cert_file_id" required>
          {picture('gun_cert_file_id')}
        </Field>
      )}
      <AccountField staffId={row?.id ?? null} />
      <Field of="face_id" />
      <Field of="finger_ref" />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
