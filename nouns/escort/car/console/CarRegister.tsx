import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import { useRemoval } from '../../console/useRemoval.ts'
import { car } from '../noun.ts'
import CarFacts from './CarFacts.tsx'
import CarForm from './CarForm.tsx'
import CarMoveForm from './CarMoveForm.tsx'
import CarPrint from './CarPrint.tsx'
import CarStatus from './CarStatus.tsx'
import { type CarRow, carShape } from './carList.ts'
import { useCarColumns } from './useCarColumns.tsx'

/** The vehicles of the companies (domain 3.2). */
export default function CarRegister() {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetCarPageList', carShape, car.query.sorts)
  const page = useRecordPage(register, 'Escort/GetCar', 'Escort/SaveCar')
  const printing = usePrinting('Escort/GetCarPrintList', register.filters, (print) => <CarPrint {...print} />)
  const removal = useRemoval('Escort/DeleteCar', ({ plate_no }: CarRow) => plate_no)
  const edit = (row: CarRow) => page.edit(row, (record, onClose) => <CarForm row={record} onClose={onClose} />)
  return (
    <NounPage
      of={car}
      name="EscortCar.list"
      page={page}
      register={register}
      shape={carShape}
      columns={useCarColumns()}
      begin={(row, move) => page.ask((onClose) => <CarMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (row.status === car.states.codes.scrapped ? moves : [...moves, edit(row)])}
      actions={(row, moves, details) => [...moves, details, removal(row)]}
      fields={
        <>
          <Filter of="company_name" />
          <Filter of="status" />
          <ExpiryFilter />
          <Filter of="car_type" />
        </>
      }
      // Only chosen vehicles are filed on paper.
      printing={{ ...printing, tool: null }}
      imported
      recycled
      form={(onClose) => <CarForm company={register.query.filters.escort_company_id} onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={car}
          get="Escort/GetCar"
          name={(row) => row.plate_no}
          status={(row) => <CarStatus row={row} />}
          tabs={(row) => [{ key: 'facts', label: t('ui.facts'), children: <CarFacts row={row} /> }]}
        />
      )}
    />
  )
}
