import { mark } from '@shouya/console/i18n/language.ts'
import Details from '@shouya/console/ui/Details.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import type { CompanyFacts } from './companyList.ts'

/** All fields of a company. */
export default function CompanyFactsView({ row }: { row: CompanyFacts }) {
  const { t } = useTranslation()
  const service = useDictLabel('escort_service')
  const field = (name: keyof CompanyFacts & string, value: string | number | null) => ({
    label: t(`escort.company.field.${name}` as 'escort.company.field.licence_no'),
    value,
  })
  return (
    <Details
      items={[
        { ...field('company_name', row.company_name), wide: true },
        field('short_name', row.short_name),
        field('credit_code', row.credit_code),
        { ...field('service_types', row.service_types.map(service).join(mark('、'))), wide: true },
        field('licence_no', row.licence_no),
        field('armed_approved', row.armed_approved ? t('ui.yes') : t('ui.no')),
        field('licence_begin', row.licence_begin),
        { label: t('escort.company.field.licence_end'), value: <ExpiryDate day={row.licence_end} words /> },
        {
          label: t('escort.company.field.licence_files'),
          value: row.licence_files.length > 0 && <Attachments files={row.licence_files} />,
          wide: true,
        },
        { ...field('contract_no', row.contract_no), wide: true },
        field('contract_begin', row.contract_begin),
        { label: t('escort.company.field.contract_end'), value: <ExpiryDate day={row.contract_end} words /> },
        {
          label: t('escort.company.field.contract_files'),
          value: row.contract_files.length > 0 && <Attachments files={row.contract_files} />,
          wide: true,
        },
        {
          label: t('escort.company.field.depts'),
          value: row.depts.map((dept) => dept.dept_name).join(mark('、')),
          wide: true,
        },
        field('leader_name', row.leader_name),
        field('leader_phone', row.leader_phone),
        field('dispatch_phone', row.dispatch_phone),
        field('address', row.address),
        field('reg_capital_wan', row.reg_capital_wan),
        field('bank_account_mask', row.bank_account_mask),
        field('car_count', row.car_count),
        field('staff_count', row.staff_count),
        field('score_last', row.score_last),
        { ...field('status_reason', row.status_reason), wide: true },
        field('create_user_name', row.create_user_name),
        field('create_time', minute(row.create_time)),
        { ...field('remark', row.remark), wide: true },
      ]}
    />
  )
}
