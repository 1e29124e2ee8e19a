import { AimOutlined, EnvironmentOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { App, Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Place = { lng: number; lat: number }
type Props = {
  text: string
  icon: ReactNode
  disabled?: boolean
  find: () => Promise<Place | null>
  /** What is said where nothing was found. */
  failure: string
}

/** Fills the place of the form with what is found. */
function Locate({ text, icon, disabled = false, find, failure }: Props) {
  const { message } = App.useApp()
  const form = Form.useFormInstance()
  const [waiting, setWaiting] = useState(false)
  const locate = async () => {
    setWaiting(true)
    const place = await find().catch(() => null)
    setWaiting(false)
    if (place) form.setFieldsValue(place)
    else void message.error(failure)
  }
  return (
    <Button
      type="link"
      className="set-locate"
      icon={icon}
      loading={waiting}
      disabled={disabled}
      onClick={() => void locate()}
    >
      {text}
    </Button>
  )
}

type Answer = { status?: string; location?: { lon?: string | number; lat?: string | number } | null }

/** Where an address is, as the geolocation service of Tianditu says; null where it knows none. */
async function placeOf(address: string, key: string): Promise<Place | null> {
  const query = new URLSearchParams({ ds: JSON.stringify({ keyWord: address }), tk: key })
  const response = await fetch(`https://api.tianditu.gov.cn/geocoder?${query}`, { signal: AbortSignal.timeout(5_000) })
  const { status, location } = (await response.json()) as Answer
  const [lng, lat] = [Number(location?.lon ?? Number.NaN), Number(location?.lat ?? Number.NaN)]
  return status === '0' && Number.isFinite(lng) && Number.isFinite(lat) ? { lng, lat } : null
}

/** Where the address is, only where a map service is set: the address goes there. */
export function LocateAddress() {
  const { t } = useTranslation()
  const address = Form.useWatch<string | undefined>('address')?.trim()
  const { data } = useRead('Setting/GetMap', {}, { staleTime: 'static' })
  if (!data) return null
  return (
    <Locate
      text={t('dept.locateAddress')}
      icon={<EnvironmentOutlined aria-hidden="true" />}
      disabled={!address}
      find={() => placeOf(address ?? '', data.geo_key)}
      failure={t('dept.addressUnknown')}
    />
  )
}

const places = (degrees: number) => Number(degrees.toFixed(6))

/** Where the device is, for whoever stands in front of the outlet. */
export function LocateMe() {
  const { t } = useTranslation()
  // Browsers tell it to secure pages only.
  if (!('geolocation' in navigator) || !window.isSecureContext) return null
  const find = () =>
    new Promise<Place>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lng: places(coords.longitude), lat: places(coords.latitude) }),
        reject,
        { enableHighAccuracy: true, timeout: 15_000 },
      ),
    )
  return (
    <Locate
      text={t('dept.locate')}
      icon={<AimOutlined aria-hidden="true" />}
      find={find}
      failure={t('dept.locateFailed')}
    />
  )
}
