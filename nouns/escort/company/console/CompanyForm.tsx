import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { fileIds, toFiles } from '../../console/FilesField.tsx'
import CompanyFields from './CompanyFields.tsx'
import { ARMED, type CompanyBody, type CompanyFacts, type CompanyValues } from './companyList.ts'

/** The fields of a company that its form changes; the account stays unsaid until somebody enters another. */
function toValues(row: CompanyFacts): CompanyValues {
  const { id, version, company_name, short_name, service_types, credit_code, licence_no, licence_begin, licence_end } =
    row
  const { armed_approved, reg_capital_wan, contract_no, contract_begin, contract_end, depts } = row
  const { leader_name, leader_phone, dispatch_phone, address, remark } = row
  return {
    ...{ id, version, company_name, short_name, service_types, credit_code, licence_no, licence_begin, licence_end },
    ...{ armed_approved, reg_capital_wan, contract_no, contract_begin, contract_end },
    ...{ leader_name, leader_phone, dispatch_phone, address, remark },
    dept_ids: depts.map((dept) => dept.id),
    licence_file_ids: toFiles(row.licence_files),
    contract_file_ids: toFiles(row.contract_files),
  }
}

const toBody = (values: CompanyValues): CompanyBody => ({
  ...values,
  short_name: values.short_name || null,
  address: values.address || null,
  remark: values.remark || null,
  reg_capital_wan: values.reg_capital_wan ?? null,
  bank_account: values.bank_account || undefined,
  licence_file_ids: fileIds(values.licence_file_ids),
  contract_file_ids: fileIds(values.contract_file_ids),
})

/** Enters a company, or changes what is known of it. */
export default function CompanyForm({ row, onClose }: { row?: CompanyFacts; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Escort/SaveCompany', CompanyValues>
      path="Escort/SaveCompany"
      title={row ? `${t('escort.company.edit')} · ${row.company_code}` : t('escort.company.addTitle')}
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
