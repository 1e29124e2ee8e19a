import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { car } from '../noun.ts'
import CarStatus from './CarStatus.tsx'
import type { CarRow, CarDetail as Detail } from './carList.ts'

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

/** All fields of a vehicle. */
function CarFacts({ row }: { row: Detail }) {
  const { label } = useNounWords(car)
  const end = (field: 'inspect_end' | 'insure_end') => ({
    label: label(field),
    value: <ExpiryDate day={row[field]} words />,
  })
  return (
    <Facts
      of={car}
      row={row}
      show={[
        { label: label('photo_file_ids'), value: <PhotoView ids={row.photos.map((photo) => photo.id)} />, wide: true },
        { label: label('company_name'), value: row.company_name, wide: true },
        'car_seq',
        'car_type',
        end('inspect_end'),
        end('insure_end'),
        'brand_model',
        'frame_no',
        'engine_no',
        'protect_standard',
        'gps_no',
        'video_no',
        'rfid',
        'use_date',
        'status_reason',
        row.scrap_user_name !== null && {
          label: label('scrap_reason'),
          value: `${row.scrap_user_name}${mark('：')}${row.scrap_reason}`,
          wide: true,
        },
        row.scrap_date !== null && 'scrap_date',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
