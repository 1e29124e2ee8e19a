import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { fileIds, toFiles } from '../../console/FilesField.tsx'
import { company } from '../noun.ts'
import { ARMED } from '../rules.ts'
import CompanyFields from './CompanyFields.tsx'
import type { CompanyBody, CompanyDetail, CompanyValues } from './companyList.ts'

/** The fields of a company that its form changes; the account stays unsaid until somebody enters another. */
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

/** Enters a company, or changes what is known of it. */
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
