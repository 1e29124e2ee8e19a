import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useCompanies } from '@shouya/console/ui/useCompanies.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { car } from '../noun.ts'
import CarStatus from './CarStatus.tsx'
import type { CarRow } from './carList.ts'

// Certificates of scrapped vehicles are not renewed.
const end = ({ status }: CarRow, day: string) => (status === car.states.codes.scrapped ? day : <ExpiryDate day={day} />)

/** The columns of the list, of its export and of its cards (domain 3.2). */
export function useCarColumns(): Column<CarRow>[] {
  const companies = useCompanies()
  const columns = useNounColumns<typeof car, CarRow>(car, {
    plate_no: { width: 108, sort: true },
    car_seq: { width: 88, sort: true },
    car_type: { width: 120 },
    company_name: { width: 112 },
    inspect_end: { width: 118, sort: true, render: (row) => end(row, row.inspect_end) },
    insure_end: { width: 124, sort: true, render: (row) => end(row, row.insure_end) },
    status: {
      width: useStatusWidth(car.states.dict, 128),
      pin: 'right',
      render: (row) => <CarStatus row={row} />,
    },
    brand_model: { width: 144 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
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
