import { useNow } from '@shouya/console/app/host/useNow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { BannerRow } from './bannerList.ts'

/** Whether a banner is shown today, or why it is not although it is on. */
export default function Showing({ row }: { row: Pick<BannerRow, 'begin_date' | 'end_date' | 'current' | 'status'> }) {
  const { t } = useTranslation()
  const { date } = useNow()
  if (row.current) return <StatusTag kind="active">{t('banner.current')}</StatusTag>
  if (row.end_date < date) return <StatusTag kind="void">{t('banner.over')}</StatusTag>
  return row.status === 1 ? <StatusTag kind="waiting">{t('banner.upcoming')}</StatusTag> : '-'
}
