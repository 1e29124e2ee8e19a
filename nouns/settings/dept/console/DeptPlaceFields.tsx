import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form, Input, InputNumber } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import { LocateAddress, LocateMe } from './Locate.tsx'

/** Where a unit is and how it is called. */
export default function DeptPlaceFields({ outlet }: { outlet: boolean }) {
  const { t } = useTranslation()
  const { lng, lat } = dept.fields
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('dept.group.place')}</h2>
      <Field of="region_code" required={outlet}>
        <Input maxLength={6} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field of="phone">
        <Input maxLength={20} inputMode="tel" autoComplete="off" />
      </Field>
      <Field of="address" className="ui-wide" required={outlet} extra={<LocateAddress />} />
      <Field of="lng">
        <InputNumber min={lng.min} max={lng.max} precision={6} />
      </Field>
      <Field of="lat" extra={<LocateMe />}>
        <InputNumber min={lat.min} max={lat.max} precision={6} />
      </Field>
      <DeptMap />
    </>
  )
}

const PlaceMap = lazy(() => import('./PlaceMap.tsx'))

/** The map to point at the place of a unit, only where a map service is set; its program is loaded only then. */
function DeptMap() {
  const form = Form.useFormInstance()
  const lng = Form.useWatch<number | null>('lng', form)
  const lat = Form.useWatch<number | null>('lat', form)
  // The page may load pictures only of the service that was set when it came: a change is not taken up before a reload.
  const { data } = useRead('Setting/GetMap', {}, { staleTime: 'static' })
  if (!data) return null
  return (
    <div className="ui-wide set-map">
      <Suspense>
        <PlaceMap
          tileKey={data.key}
          place={typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : undefined}
          onPlace={(place) => form.setFieldsValue(place)}
        />
      </Suspense>
    </div>
  )
}
