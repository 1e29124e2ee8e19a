import { EnvironmentOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from './placeOf.ts'

/** Fills the place with where the address is, only where a map service is set: the address goes there. */
export default function LocateAddress() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance()
  const address = Form.useWatch<string | undefined>('address', form)?.trim()
  const { data } = useRead('Setting/GetMap', {}, { staleTime: 'static' })
  const [waiting, setWaiting] = useState(false)
  if (!data) return null
  const locate = async () => {
    setWaiting(true)
    const place = await placeOf(address ?? '', data.geo_key).catch(() => null)
    setWaiting(false)
    if (place) form.setFieldsValue(place)
    else void message.error(t('settings.dept.addressUnknown'))
  }
  return (
    <Button
      type="link"
      className="set-locate"
      icon={<EnvironmentOutlined aria-hidden="true" />}
      loading={waiting}
      disabled={!address}
      onClick={() => void locate()}
    >
      {t('settings.dept.locateAddress')}
    </Button>
  )
}
