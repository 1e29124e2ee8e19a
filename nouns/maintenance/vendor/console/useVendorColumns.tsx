import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { vendor } from '../noun.ts'
import type { VendorRow } from './vendorList.ts'

/** The columns of the list, of its export and of its cards (domain 8.2). */
export function useVendorColumns(): Column<VendorRow>[] {
  const columns = useNounColumns<typeof vendor, VendorRow>(vendor, {
    company_code: { width: 88, sort: true },
    company_name: { width: 156, render: (row) => row.company_name },
    service_types: { width: 168 },
    contract_end: { width: 124, sort: true, render: (row) => <ExpiryDate day={row.contract_end} /> },
    bound_count: { width: 96, right: true },
    open_count: { width: 80, right: true },
    score_avg: { width: 80, right: true, render: (row) => row.score_avg?.toFixed(1) ?? '-' },
    status: { width: 96 },
    qualification_end: { width: 124, render: (row) => <ExpiryDate day={row.qualification_end} /> },
    phone24: { width: 128 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'company_code',
    'company_name',
    'service_types',
    'contract_end',
    'bound_count',
    'open_count',
    'score_avg',
    'status',
  ])
}
