import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { VideoRow } from './videoList.ts'

/** The state of a record, or that its lent media are overdue. */
export default function VideoStatus({ row }: { row: Pick<VideoRow, 'status' | 'overdue'> }) {
  const { t } = useTranslation()
  if (!row.overdue) return <DictTag dict="video_status" value={row.status} />
  return <StatusTag kind="overdue">{t('videoAccess.flag.overdue')}</StatusTag>
}
