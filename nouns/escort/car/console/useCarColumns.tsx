import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import CarStatus from './CarStatus.tsx'
import { type CarRow, SCRAPPED } from './carList.ts'

/** The columns of the list, of its export and of its cards (domain 3.2). */
export function useCarColumns(): Column<CarRow>[] {
  const { t } = useTranslation()
  const companies = useCompanies()
  // Nobody renews what is scrapped.
  const end = (row: CarRow, day: string) => (row.status === SCRAPPED ? day : <ExpiryDate day={day} />)
  const columns: Column<CarRow>[] = [
    { key: 'plate_no', title: t('escort.car.field.plate_no'), width: 108, sort: true },
    { key: 'car_seq', title: t('escort.car.field.car_seq'), width: 88, sort: true },
    {
      key: 'car_type',
      title: t('escort.car.field.car_type'),
      width: 120,
      render: (row) => <DictText dict="car_type" value={row.car_type} />,
    },
    {
      key: 'company_name',
      title: t('escort.car.field.company_name'),
      width: 112,
      render: (row) => <CompanyName name={row.company_name} />,
    },
    {
      key: 'inspect_end',
      title: t('escort.car.field.inspect_end'),
      width: 118,
      sort: true,
      render: (row) => end(row, row.inspect_end),
    },
    {
      key: 'insure_end',
      title: t('escort.car.field.insure_end'),
      width: 124,
      sort: true,
      render: (row) => end(row, row.insure_end),
    },
    {
      key: 'status',
      title: t('escort.car.field.status'),
      width: useStatusWidth('car_status', 128),
      pin: 'right',
      render: (row) => <CarStatus row={row} />,
    },
    { key: 'brand_model', title: t('escort.car.field.brand_model'), width: 144 },
    { key: 'status_reason', title: t('escort.car.field.status_reason'), width: 160 },
    {
      key: 'create_time',
      title: t('escort.car.field.create_time'),
      width: 136,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'plate_no',
    'car_seq',
    'car_type',
    companies.several && 'company_name',
    'inspect_end',
    'insure_end',
    'status',
  ])
}
