import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { car } from '../noun.ts'
import CarFacts from './CarFacts.tsx'
import CarStatus from './CarStatus.tsx'
import type { CarRow } from './carList.ts'

/** One vehicle: its papers with their ends, what was done to it. */
export default function CarDetail({ id, moves, ...drawer }: RecordProps<CarRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetCar', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.plate_no ?? t('escort.cars')}
      status={data && <CarStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={data && [{ key: 'facts', label: t('ui.facts'), children: <CarFacts row={data} /> }]}
      history={{ table: car.table, id }}
    />
  )
}
