import { useNow } from '@shouya/console/app/host/useNow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { BannerRow } from './bannerList.ts'

/** From when to when a banner is shown, and where today lies. */
export default function Period({ row }: { row: Pick<BannerRow, 'begin_date' | 'end_date' | 'current' | 'status'> }) {
  const { t } = useTranslation()
  const { date } = useNow()
  const { begin_date, end_date, current, status } = row
  return (
    <>
      {begin_date} – {end_date} {current && <StatusTag kind="active">{t('banner.current')}</StatusTag>}
      {!current && status === 1 && begin_date > date && <StatusTag kind="waiting">{t('banner.upcoming')}</StatusTag>}
      {end_date < date && <StatusTag kind="void">{t('banner.over')}</StatusTag>}
    </>
  )
}
