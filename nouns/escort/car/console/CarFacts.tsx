import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { car } from '../noun.ts'
import type { CarDetail } from './carList.ts'

/** All fields of a vehicle. */
export default function CarFacts({ row }: { row: CarDetail }) {
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
