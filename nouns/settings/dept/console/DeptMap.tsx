import { useRead } from '@shouya/console/api/useRead.ts'
import { Form } from 'antd'
import { lazy, Suspense } from 'react'

const PlaceMap = lazy(() => import('./PlaceMap.tsx'))

/** The map to point at the place of a unit, only where a map service is set; its program is loaded only then. */
export default function DeptMap() {
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
