import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import CarFields from './CarFields.tsx'
import type { CarFacts, CarValues } from './carList.ts'

/** The fields of a vehicle that its form changes. */
function toValues(row: CarFacts): CarValues {
  const { id, version, escort_company_id, plate_no, car_seq, car_type, brand_model, frame_no, engine_no } = row
  const { protect_standard, inspect_end, insure_end, gps_no, video_no, rfid, use_date, remark, photos } = row
  return {
    ...{ id, version, escort_company_id, plate_no, car_seq, car_type, brand_model, frame_no, engine_no },
    ...{ protect_standard, inspect_end, insure_end, gps_no, video_no, rfid, use_date, remark },
    photo_file_ids: photos.map((photo) => photo.id),
  }
}

const texts = ['brand_model', 'engine_no', 'protect_standard', 'gps_no', 'video_no', 'rfid', 'remark'] as const

/** A field that was emptied is sent as nothing. */
const toBody = (values: CarValues): CarValues => ({
  ...values,
  ...Object.fromEntries(texts.map((name) => [name, values[name] || null])),
})

/** Enters a vehicle, or changes what is known of it. */
export default function CarForm({
  row,
  company,
  onClose,
}: {
  row?: CarFacts
  company?: number | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Escort/SaveCar', CarValues>
      path="Escort/SaveCar"
      title={row ? `${t('escort.car.edit')} · ${row.plate_no}` : t('escort.car.addTitle')}
      initial={
        row
          ? toValues(row)
          : { car_type: 1, photo_file_ids: [], ...(company !== undefined && { escort_company_id: company }) }
      }
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Escort/GetCar', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <CarFields kept={row !== undefined} />
    </FormDrawer>
  )
}
