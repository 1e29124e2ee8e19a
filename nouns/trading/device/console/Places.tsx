import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Empty, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import BookTable from '../../console/BookTable.tsx'
import ListLink from '../../console/ListLink.tsx'
import { listAt } from '../../console/listAt.ts'
import styles from '../../console/TradeCard.module.css'
import { device } from '../noun.ts'
import { handedOut } from '../rules.ts'

type Place = DataOf<'Device/GetPlaceList'>[number]

const sumOf = (places: readonly Place[], of: (place: Place) => number): number =>
  places.reduce((sum, place) => sum + of(place), 0)

/** Where devices stand, province by province and city by city, in words: the map of whoever has no key for one (domain 17.5). */
export default function Places() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('Device/GetPlaceList', {})
  return (
    <section className={styles.card} aria-label={t('device.tabs.places')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('device.placesEmpty')} />}
      {data && data.length > 0 && <Provinces places={data} />}
    </section>
  )
}

function Provinces({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation()
  const provinces = [...Map.groupBy(places, ({ province }) => province)]
  return (
    <>
      <p>
        {t('device.placesSum', {
          devices: sumOf(places, ({ devices }) => devices),
          online: sumOf(places, ({ online }) => online),
          nowhere: sumOf(places, ({ code, devices }) => (code === '' ? devices : 0)),
        })}
      </p>
      {provinces.map(([province, cities]) => (
        <Cities key={province} province={province || t('device.nowhere')} cities={cities} />
      ))}
    </>
  )
}

/** The cities of a province; each number leads to its devices. */
function Cities({ province, cities }: { province: string; cities: readonly Place[] }) {
  const { t } = useTranslation()
  const { choice } = useNounWords(device)
  const word = useDictLabel(device.states.dict)
  const cell = (place: Place, count: number, filters: Readonly<Record<string, string | number>>) => {
    const to = { region: place.code, status: handedOut.join(), ...filters }
    const isListed = count > 0 && place.code !== ''
    return (
      <ListLink
        key={JSON.stringify(filters)}
        to={isListed ? listAt('Device/GetPageList', device.route, to) : undefined}
      >
        {count}
      </ListLink>
    )
  }
  return (
    <BookTable
      label={province}
      heads={[
        { text: province },
        { text: t('device.all'), right: true },
        { text: choice('net_state', 1), right: true },
        ...handedOut.map((code) => ({ text: word(code), right: true })),
      ]}
      rows={cities.map((place) => ({
        key: place.code,
        cells: [
          place.name || t('device.nowhere'),
          cell(place, place.devices, {}),
          cell(place, place.online, { net_state: 1 }),
          ...handedOut.map((code) => cell(place, place.status[code] ?? 0, { status: code })),
        ],
      }))}
    />
  )
}
