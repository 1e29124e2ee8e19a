import { AimOutlined } from '@ant-design/icons'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const places = (degrees: number) => Number(degrees.toFixed(6))

/** Fills the place with where the device is, for whoever stands in front of the outlet. */
export default function LocateMe() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance()
  const [waiting, setWaiting] = useState(false)
  // Browsers tell it to secure pages only.
  if (!('geolocation' in navigator) || !window.isSecureContext) return null
  const locate = () => {
    setWaiting(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setWaiting(false)
        form.setFieldsValue({ lng: places(coords.longitude), lat: places(coords.latitude) })
      },
      () => {
        setWaiting(false)
        void message.error(t('settings.dept.locateFailed'))
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <Button
      type="link"
      className="set-locate"
      icon={<AimOutlined aria-hidden="true" />}
      loading={waiting}
      onClick={locate}
    >
      {t('settings.dept.locate')}
    </Button>
  )
}
