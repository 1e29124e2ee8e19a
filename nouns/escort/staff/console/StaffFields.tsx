import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { Alert, Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import UnitSelect from '../../console/UnitSelect.tsx'
import AccountField from './AccountField.tsx'
import PictureFields from './PictureFields.tsx'
import { duty, type StaffFacts, staffStatus } from './staffList.ts'

const classes = ['A1', 'A2', 'B1', 'B2', 'C1']
const { onDuty, stopped } = staffStatus

/** The fields of a person (domain 3.3). Numbers that are known are shown masked and stay unless another is entered. */
export default function StaffFields({ row }: { row: StaffFacts | undefined }) {
  const { t } = useTranslation()
  const type = Form.useWatch<number | undefined>('duty_type') ?? row?.duty_type
  const guard = type === duty.guard
  const driver = type === duty.driver
  const word = (name: string) => t(`escort.staff.field.${name}` as 'escort.staff.field.name')
  const text = (name: string, most: number, needed = false) => (
    <Form.Item name={name} label={word(name)} rules={[{ required: needed, whitespace: needed }]}>
      <Input maxLength={most} autoComplete="off" />
    </Form.Item>
  )
  const number = (
    name: string,
    known: string | null | undefined,
    rule: { pattern: RegExp; message: string },
    needed = true,
  ) => (
    <Form.Item
      name={name}
      label={word(name)}
      normalize={(value: string) => value.toUpperCase()}
      extra={known && t('escort.keptNumber', { number: known })}
      rules={[{ required: needed && !known }, rule]}
    >
      <Input maxLength={50} autoComplete="off" />
    </Form.Item>
  )
  const day = (name: string, needed: boolean, past = false) => (
    <Form.Item name={name} label={word(name)} rules={[{ required: needed }]}>
      <TimeInput {...(past && { disabledDate: isFuture })} />
    </Form.Item>
  )
  const certificate = { pattern: /^.{4,50}$/, message: t('escort.staff.certRule') }
  const phone = { pattern: /^1[3-9]\d{9}$/, message: t('escort.phoneRule') }
  const anyPhone = { pattern: /^[0-9+-]{5,20}$/, message: t('escort.phoneRule') }
  return (
    <>
      {row && (row.status === onDuty || row.status === stopped) && (
        <Alert className="ui-wide" type="info" showIcon title={t('escort.staff.againAudit')} />
      )}
      <Form.Item name="escort_company_id" label={word('company_name')} className="ui-wide" rules={[{ required: true }]}>
        <CompanySelect working disabled={row !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item name="name" label={word('name')} rules={[{ required: true, min: 2, max: 50, whitespace: true }]}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="staff_no"
        label={word('staff_no')}
        rules={[{ required: true, pattern: /^[A-Za-z0-9-]{1,20}$/, message: t('escort.staff.noRule') }]}
      >
        <Input maxLength={20} placeholder="PD0117" autoComplete="off" />
      </Form.Item>
      <Form.Item name="duty_type" label={word('duty_type')} rules={[{ required: true }]}>
        <DictSelect dict="staff_duty" allowClear={false} />
      </Form.Item>
      <Form.Item name="is_leader" valuePropName="checked" label={word('is_leader')}>
        <Checkbox>{t('escort.staff.isLeader')}</Checkbox>
      </Form.Item>
      {number('id_card', row?.id_card_mask, { pattern: /^\d{17}[\dX]$/, message: t('escort.staff.idCardRule') })}
      {number('phone', row?.phone_mask, phone)}
      <Form.Item name="gender" label={word('gender')} rules={[{ required: true }]}>
        <DictSelect dict="gender" allowClear={false} />
      </Form.Item>
      {text('nation', 20)}
      {text('emergency_name', 50, true)}
      {number('emergency_phone', row?.emergency_phone_mask, anyPhone)}
      <Form.Item name="address" label={word('address')} className="ui-wide">
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="dept_ids"
        label={word('depts')}
        className="ui-wide"
        extra={t('escort.staff.deptsHint')}
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <UnitSelect multiple />
      </Form.Item>
      {number('guard_cert_no', row?.guard_cert_mask, certificate)}
      {text('guard_cert_org', 100, true)}
      {guard && number('gun_cert_no', row?.gun_cert_mask, certificate)}
      {guard && day('gun_cert_end', true)}
      {driver && number('drive_licence_no', row?.drive_licence_mask, certificate)}
      {driver && (
        <Form.Item name="drive_class" label={word('drive_class')} rules={[{ required: true }]}>
          <Select placeholder={t('ui.choose')} options={classes.map((value) => ({ value, label: value }))} />
        </Form.Item>
      )}
      {driver && day('drive_end', true)}
      {day('bg_check_date', true, true)}
      <Form.Item name="bg_check_result" label={word('bg_check_result')} rules={[{ required: true }]}>
        <DictSelect dict="pass_fail" allowClear={false} />
      </Form.Item>
      {day('entry_date', true, true)}
      {day('train_date', false)}
      {day('health_end', false)}
      <PictureFields guard={guard} />
      <AccountField staffId={row?.id ?? null} />
      {text('face_id', 100)}
      {text('finger_ref', 100)}
      <Form.Item name="remark" label={word('remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
