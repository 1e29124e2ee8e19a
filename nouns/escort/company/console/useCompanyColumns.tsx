import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { company } from '../noun.ts'
import type { CompanyRow } from './companyList.ts'

const { dict } = company.states

/** The columns of the list, of its export and of its cards (domain 3.1). */
export function useCompanyColumns(): Column<CompanyRow>[] {
  const columns = useNounColumns<typeof company, CompanyRow>(company, {
    company_code: { width: 96, sort: true },
    company_name: { width: 148 },
    service_types: { width: 176 },
    dept_count: { width: 88 },
    car_count: { width: 72 },
    staff_count: { width: 72 },
    licence_end: { width: 124, sort: true, render: (row) => <ExpiryDate day={row.licence_end} /> },
    contract_end: { width: 124, sort: true, render: (row) => <ExpiryDate day={row.contract_end} /> },
    status: {
      width: useStatusWidth(dict, 104),
      pin: 'right',
      render: (row) => <DictTag dict={dict} value={row.status} />,
    },
    leader_name: { width: 88 },
    dispatch_phone: { width: 128 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
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
