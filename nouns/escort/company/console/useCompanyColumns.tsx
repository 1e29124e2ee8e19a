import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { CompanyRow } from './companyList.ts'

/** The columns of the list, of its export and of its cards (domain 3.1). */
export function useCompanyColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation()
  const service = useDictLabel('escort_service')
  const columns: Column<CompanyRow>[] = [
    { key: 'company_code', title: t('escort.company.field.company_code'), width: 96, sort: true },
    { key: 'company_name', title: t('escort.company.field.company_name'), width: 148 },
    {
      key: 'service_types',
      title: t('escort.company.field.service_types'),
      width: 176,
      render: (row) => row.service_types.map(service).join(mark('、')),
    },
    { key: 'dept_count', title: t('escort.company.field.dept_count'), width: 88, right: true },
    { key: 'car_count', title: t('escort.company.field.car_count'), width: 72, right: true },
    { key: 'staff_count', title: t('escort.company.field.staff_count'), width: 72, right: true },
    {
      key: 'licence_end',
      title: t('escort.company.field.licence_end'),
      width: 124,
      sort: true,
      render: (row) => <ExpiryDate day={row.licence_end} />,
    },
    {
      key: 'contract_end',
      title: t('escort.company.field.contract_end'),
      width: 124,
      sort: true,
      render: (row) => <ExpiryDate day={row.contract_end} />,
    },
    {
      key: 'status',
      title: t('escort.company.field.status'),
      width: useStatusWidth('escort_company_status', 104),
      pin: 'right',
      render: (row) => <DictTag dict="escort_company_status" value={row.status} />,
    },
    { key: 'leader_name', title: t('escort.company.field.leader_name'), width: 88 },
    { key: 'dispatch_phone', title: t('escort.company.field.dispatch_phone'), width: 128 },
    { key: 'status_reason', title: t('escort.company.field.status_reason'), width: 160 },
    {
      key: 'create_time',
      title: t('escort.company.field.create_time'),
      width: 136,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'company_code',
    'company_name',
    'dept_count',
    'car_count',
    'staff_count',
    'licence_end',
    'contract_end',
    'status',
  ])
}
