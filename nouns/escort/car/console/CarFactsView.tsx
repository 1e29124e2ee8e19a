import { mark } from '@shouya/console/i18n/language.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { CarFacts } from './carList.ts'

/** All fields of a vehicle. */
export default function CarFactsView({ row }: { row: CarFacts }) {
  const { t } = useTranslation()
  const field = (name: keyof CarFacts & string, value: string | null) => ({
    label: t(`escort.car.field.${name}` as 'escort.car.field.plate_no'),
    value,
  })
  return (
    <Details
      items={[
        { label: t('escort.photos'), value: <PhotoView ids={row.photos.map((photo) => photo.id)} />, wide: true },
        { ...field('company_name', row.company_name), wide: true },
        field('car_seq', row.car_seq),
        { label: t('escort.car.field.car_type'), value: <DictText dict="car_type" value={row.car_type} /> },
        { label: t('escort.car.field.inspect_end'), value: <ExpiryDate day={row.inspect_end} words /> },
        { label: t('escort.car.field.insure_end'), value: <ExpiryDate day={row.insure_end} words /> },
        field('brand_model', row.brand_model),
        field('frame_no', row.frame_no),
        field('engine_no', row.engine_no),
        field('protect_standard', row.protect_standard),
        field('gps_no', row.gps_no),
        field('video_no', row.video_no),
        field('rfid', row.rfid),
        field('use_date', row.use_date),
        { ...field('status_reason', row.status_reason), wide: true },
        row.scrap_user_name !== null && {
          label: t('escort.car.field.scrap_reason'),
          value: `${row.scrap_user_name}${mark('：')}${row.scrap_reason}`,
          wide: true,
        },
        row.scrap_date !== null && field('scrap_date', row.scrap_date),
        field('create_user_name', row.create_user_name),
        field('create_time', minute(row.create_time)),
        { ...field('remark', row.remark), wide: true },
      ]}
    />
  )
}
