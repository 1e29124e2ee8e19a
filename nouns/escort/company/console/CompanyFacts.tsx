import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useTranslation } from 'react-i18next'
import { company } from '../noun.ts'
import type { CompanyDetail } from './companyList.ts'

/** All fields of a company. */
export default function CompanyFacts({ row }: { row: CompanyDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(company)
  const end = (field: 'licence_end' | 'contract_end') => ({
    label: label(field),
    value: <ExpiryDate day={row[field]} words />,
  })
  const papers = (field: 'licence_file_ids' | 'contract_file_ids', files: CompanyDetail['licence_files']) => ({
    label: label(field),
    value: files.length > 0 && <Attachments files={files} />,
    wide: true,
  })
  return (
    <Facts
      of={company}
      row={row}
      show={[
        { label: label('company_name'), value: row.company_name, wide: true },
        'short_name',
        'credit_code',
        'service_types',
        'licence_no',
        'armed_approved',
        'licence_begin',
        end('licence_end'),
        papers('licence_file_ids', row.licence_files),
        { label: label('contract_no'), value: row.contract_no, wide: true },
        'contract_begin',
        end('contract_end'),
        papers('contract_file_ids', row.contract_files),
        {
          label: t('company.field.dept_ids'),
          value: row.depts.map((dept) => dept.dept_name).join(mark('、')),
          wide: true,
        },
        'leader_name',
        'leader_phone',
        'dispatch_phone',
        'address',
        'reg_capital_wan',
        'bank_account_mask',
        'car_count',
        'staff_count',
        'score_last',
        'status_reason',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
