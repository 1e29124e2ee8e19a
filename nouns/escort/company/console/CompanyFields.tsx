import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Checkbox, Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import FilesField from '../../console/FilesField.tsx'
import UnitSelect from '../../console/UnitSelect.tsx'
import { ARMED } from './companyList.ts'

const MOST_FILES = 10
const SMALL_CAPITAL = 1000

/** The fields of a company (domain 3.1). `account`: the bank account as it is shown, null without one. */
export default function CompanyFields({ account }: { account: string | null }) {
  const { t } = useTranslation()
  const services = Form.useWatch<number[] | undefined>('service_types') ?? []
  const capital = Form.useWatch<number | null | undefined>('reg_capital_wan')
  const armed = services.includes(ARMED)
  const word = (name: string) => t(`escort.company.field.${name}` as 'escort.company.field.licence_no')
  const text = (name: string, most: number, needed = true) => (
    <Form.Item name={name} label={word(name)} rules={[{ required: needed, whitespace: needed }]}>
      <Input maxLength={most} />
    </Form.Item>
  )
  const phone = (name: string) => (
    <Form.Item
      name={name}
      label={word(name)}
      rules={[{ required: true, pattern: /^[0-9+-]{5,20}$/, message: t('escort.phoneRule') }]}
    >
      <Input maxLength={20} inputMode="tel" />
    </Form.Item>
  )
  const day = (name: string, after?: string) => (
    <Form.Item
      name={name}
      label={word(name)}
      dependencies={after ? [after] : []}
      rules={[
        { required: true },
        ({ getFieldValue }) => ({
          validator: (_, value: string | undefined) =>
            !after || !value || !getFieldValue(after) || value > getFieldValue(after)
              ? Promise.resolve()
              : Promise.reject(new Error(t('escort.endAfterBegin'))),
        }),
      ]}
    >
      <TimeInput />
    </Form.Item>
  )
  const files = (name: string, label: string) => (
    <Form.Item
      name={name}
      label={label}
      className="ui-wide"
      rules={[{ required: true, type: 'array', min: 1, message: t('common.required', { field: label }) }]}
    >
      <FilesField most={MOST_FILES} />
    </Form.Item>
  )
  return (
    <>
      <Form.Item
        name="company_name"
        label={word('company_name')}
        className="ui-wide"
        rules={[{ required: true, min: 2, max: 100, whitespace: true }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      {text('short_name', 30, false)}
      <Form.Item
        name="credit_code"
        label={word('credit_code')}
        normalize={(value: string) => value.toUpperCase()}
        rules={[{ required: true, pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, message: t('escort.company.creditRule') }]}
      >
        <Input maxLength={18} />
      </Form.Item>
      <Form.Item
        name="service_types"
        label={word('service_types')}
        className="ui-wide"
        rules={[{ required: true, type: 'array', min: 1 }]}
      >
        <DictSelect dict="escort_service" multiple />
      </Form.Item>
      {text('licence_no', 50)}
      <Form.Item
        name="armed_approved"
        valuePropName="checked"
        label={word('armed_approved')}
        dependencies={['service_types']}
        rules={[
          {
            validator: (_, value: boolean) =>
              armed && !value ? Promise.reject(new Error(t('escort.company.armedRule'))) : Promise.resolve(),
          },
        ]}
      >
        <Checkbox>{t('escort.company.armedApproved')}</Checkbox>
      </Form.Item>
      {day('licence_begin')}
      {day('licence_end', 'licence_begin')}
      {files('licence_file_ids', word('licence_files'))}
      {text('contract_no', 50)}
      <Form.Item
        name="reg_capital_wan"
        label={word('reg_capital_wan')}
        extra={armed && capital != null && capital < SMALL_CAPITAL && t('escort.company.smallCapital')}
      >
        <InputNumber min={0} max={100_000_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      {day('contract_begin')}
      {day('contract_end', 'contract_begin')}
      {files('contract_file_ids', word('contract_files'))}
      <Form.Item
        name="dept_ids"
        label={word('depts')}
        className="ui-wide"
        extra={t('escort.company.deptsHint')}
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <UnitSelect multiple />
      </Form.Item>
      {text('leader_name', 50)}
      {phone('leader_phone')}
      {phone('dispatch_phone')}
      <Form.Item
        name="bank_account"
        label={word('bank_account_mask')}
        extra={account && t('escort.keptNumber', { number: account })}
        rules={[{ pattern: /^\d{8,30}$/, message: t('escort.company.accountRule') }]}
      >
        <Input maxLength={30} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={word('address')} className="ui-wide">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="remark" label={word('remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
