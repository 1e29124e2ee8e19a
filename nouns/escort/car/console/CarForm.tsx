import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { car } from '../noun.ts'
import CarFields from './CarFields.tsx'
import type { CarDetail, CarValues } from './carList.ts'

/** The fields of a vehicle that its form changes. */
const toValues = ({ photos, ...row }: CarDetail): CarValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(car, { ...row, photo_file_ids: photos.map((photo) => photo.id) }),
})

type Props = { row?: CarDetail; company?: number | undefined; onClose: () => void }

/** Enters a vehicle, or changes what is known of it. */
export default function CarForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Escort/SaveCar', CarValues>
      path="Escort/SaveCar"
      title={row ? `${t('car.edit')} · ${row.plate_no}` : t('car.addTitle')}
      initial={
        row
          ? toValues(row)
          : { car_type: 1, photo_file_ids: [], ...(company !== undefined && { escort_company_id: company }) }
      }
      toBody={(values) => ({ ...values, ...enteredOf(car, values) })}
      {...(row && { reload: async () => toValues(await call('Escort/GetCar', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <CarFields kept={row !== undefined} />
    </FormDrawer>
  )
}
