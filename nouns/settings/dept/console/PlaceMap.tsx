import { circleMarker, map as openMap, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Place = { lng: number; lat: number }

type Props = {
  /** What Tianditu gave for browsers. */
  tileKey: string
  place: Place | undefined
  onPlace: (place: Place) => void
}

const beijing: Place = { lng: 116.3975, lat: 39.9087 }
const round = (degrees: number) => Number(degrees.toFixed(6))

/** `vec`: streets and houses · `cva`: their names. CGCS2000, which is WGS 84 to a hand's breadth, as browsers locate. */
const tiles = (layer: 'vec' | 'cva', key: string) =>
  tileLayer(
    `https://t{s}.tianditu.gov.cn/${layer}_w/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${layer}&STYLE=default&TILEMATRIXSET=w&FORMAT=tiles&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}&tk=${encodeURIComponent(key)}`,
    { subdomains: '01234567', maxZoom: 18, attribution: '© Tianditu' },
  )

/** A map with one place on it, which a click moves. */
export default function PlaceMap({ tileKey, place, onPlace }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const moved = useEffectEvent(onPlace)
  const first = useEffectEvent(() => place)
  const show = useRef<(place: Place | undefined) => void>(undefined)

  useEffect(() => {
    if (!box.current) return
    const start = first()
    const map = openMap(box.current, { center: start ?? beijing, zoom: start ? 16 : 4 })
    tiles('vec', tileKey).addTo(map)
    tiles('cva', tileKey).addTo(map)
    const marker = circleMarker(start ?? beijing, { radius: 8 })
    show.current = (at) => {
      if (!at) return void marker.remove()
      marker.setLatLng(at).addTo(map)
      if (!map.getBounds().contains(at)) map.setView(at, 16)
    }
    show.current(start)
    map.on('click', ({ latlng }) => moved({ lng: round(latlng.lng), lat: round(latlng.lat) }))
    // A drawer that slides in has its width only at the end.
    const resized = new ResizeObserver(() => map.invalidateSize())
    resized.observe(box.current)
    return () => {
      resized.disconnect()
      map.remove()
    }
  }, [tileKey])
  useEffect(() => show.current?.(place), [place])

  // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
  return <div ref={box} role="group" aria-label={t('dept.map')} className="set-map-box" />
}
