import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { car } from '../noun.ts'
import { isCashTruck } from '../rules.ts'
import type { CarDetail, CarValues } from './carList.ts'

/** The values of the form for an existing vehicle. */
const toValues = ({ photos, ...row }: CarDetail): CarValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(car, { ...row, photo_file_ids: photos.map((photo) => photo.id) }),
})

type Props = { row?: CarDetail; company?: number | undefined; onClose: () => void }

/** Enters a vehicle, or changes its data. */
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

const { plate_no, photo_file_ids } = car.fields
const capitals = (value: string) => value.toUpperCase()

/** The fields of a vehicle; `kept`: its company cannot be changed (domain 3.2). */
function CarFields({ kept }: { kept: boolean }) {
  const { t } = useTranslation()
  const { label } = useNounWords(car)
  const type = Form.useWatch<number | undefined>('car_type')
  return (
    <NounContext value={car}>
      <Field of="company_name" className="ui-wide">
        <CompanySelect working disabled={kept} allowClear={false} />
      </Field>
      <Field of="plate_no" normalize={capitals}>
        <Input maxLength={plate_no.max} placeholder={t('car.plateHint')} />
      </Field>
      <Field of="car_seq" />
      <Field of="car_type" />
      <Field of="protect_standard" required={isCashTruck(type)} />
      <Field of="inspect_end" />
      <Field of="insure_end" />
      <Field of="brand_model" />
      <Field of="frame_no" normalize={capitals} />
      <Field of="engine_no" />
      <Field of="gps_no" />
      <Field of="video_no" />
      <Field of="rfid" />
      <Field of="use_date" />
      <Field of="photo_file_ids" required extra={t('car.photoHint')}>
        <PhotoField label={label('photo_file_ids')} max={photo_file_ids.max} folder="escort" />
      </Field>
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
