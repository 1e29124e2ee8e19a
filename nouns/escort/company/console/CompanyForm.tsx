import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Checkbox, Form, type FormRule, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import ScannedPapers from '../../console/ScannedPapers.tsx'
import UnitSelect from '../../console/UnitSelect.tsx'
import { company } from '../noun.ts'
import { ARMED } from '../rules.ts'
import type { CompanyBody, CompanyDetail, CompanyValues } from './companyList.ts'

/** The values of the form for an existing company; the account is left out until another one is entered. */
const toValues = ({ licence_files, contract_files, ...row }: CompanyDetail): CompanyValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(company, {
    ...row,
    licence_file_ids: toFiles(licence_files),
    contract_file_ids: toFiles(contract_files),
  }),
  dept_ids: row.depts.map((dept) => dept.id),
})

const toBody = (values: CompanyValues): CompanyBody => ({
  ...values,
  ...enteredOf(company, values),
  bank_account: values.bank_account || undefined,
  licence_file_ids: fileIds(values.licence_file_ids),
  contract_file_ids: fileIds(values.contract_file_ids),
})

/** Enters a company, or changes its data. */
export default function CompanyForm({ row, onClose }: { row?: CompanyDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Escort/SaveCompany', CompanyValues>
      path="Escort/SaveCompany"
      title={row ? `${t('company.edit')} · ${row.company_code}` : t('company.addTitle')}
      initial={
        row
          ? toValues(row)
          : { armed_approved: false, service_types: [ARMED], licence_file_ids: [], contract_file_ids: [] }
      }
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Escort/GetCompany', { id: row.id })) })}
      onClose={onClose}
    >
      <CompanyFields account={row?.bank_account_mask ?? null} />
    </FormDrawer>
  )
}

const { reg_capital_wan, licence_file_ids, contract_file_ids } = company.fields
const SMALL_CAPITAL = 1000

/** The fields of a company (domain 3.1). `account`: the masked bank account, null without one. */
function CompanyFields({ account }: { account: string | null }) {
  const { t } = useTranslation()
  const armed = (Form.useWatch<number[] | undefined>('service_types') ?? []).includes(ARMED)
  const capital = Form.useWatch<number | null | undefined>('reg_capital_wan')
  const after = (begin: string): FormRule[] => [
    ({ getFieldValue }) => ({
      validator: (_, value: string | undefined) =>
        !value || !getFieldValue(begin) || value > getFieldValue(begin)
          ? Promise.resolve()
          : Promise.reject(new Error(t('company.refused.endAfterBegin'))),
    }),
  ]
  const approved: FormRule = {
    validator: (_, value: boolean) =>
      armed && !value ? Promise.reject(new Error(t('company.refused.armed'))) : Promise.resolve(),
  }
  const phone = <Input maxLength={20} inputMode="tel" />
  return (
    <NounContext value={company}>
      <Field of="company_name" className="ui-wide" />
      <Field of="short_name" />
      <Field of="credit_code" normalize={(value: string) => value.toUpperCase()} />
      <Field of="service_types" className="ui-wide" required />
      <Field of="licence_no" />
      <Field of="armed_approved" dependencies={['service_types']} rules={[approved]}>
        <Checkbox>{t('company.armedApproved')}</Checkbox>
      </Field>
      <Field of="licence_begin" />
      <Field of="licence_end" dependencies={['licence_begin']} rules={after('licence_begin')} />
      <Field of="licence_file_ids" className="ui-wide" required>
        <ScannedPapers most={licence_file_ids.max} />
      </Field>
      <Field of="contract_no" />
      <Field
        of="reg_capital_wan"
        extra={armed && capital != null && capital < SMALL_CAPITAL && t('company.smallCapital')}
      >
        <InputNumber min={reg_capital_wan.min} max={reg_capital_wan.max} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field of="contract_begin" />
      <Field of="contract_end" dependencies={['contract_begin']} rules={after('contract_begin')} />
      <Field of="contract_file_ids" className="ui-wide" required>
        <ScannedPapers most={contract_file_ids.max} />
      </Field>
      <Form.Item
        name="dept_ids"
        label={t('company.field.dept_ids')}
        className="ui-wide"
        extra={t('company.deptsHint')}
        rules={[{ required: true, type: 'array', min: 1, max: 200 }]}
      >
        <UnitSelect multiple />
      </Form.Item>
      <Field of="leader_name" />
      <Field of="leader_phone">{phone}</Field>
      <Field of="dispatch_phone">{phone}</Field>
      <Field of="bank_account" required={false} extra={account && t('escort.keptNumber', { number: account })}>
        <Input maxLength={30} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field of="address" className="ui-wide" />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
