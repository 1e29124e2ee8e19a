import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { READ_SECONDS } from '../rules.ts'
import type { ReadDetail, Reading } from './materialList.ts'

type Props = {
  row: Pick<ReadDetail, 'need_read' | 'read_deadline'>
  reading: Pick<Reading, 'IsRead' | 'read_seconds' | 'progress'>
  hasVideo: boolean
  elsewhere: boolean
  onResume: () => void
}

/** What is still to be done, and what the server has counted. */
export default function Progress({ row, reading, hasVideo, elsewhere, onResume }: Props) {
  const { t } = useTranslation()
  if (elsewhere)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('material.elsewhere')}
        action={
          <Button size="small" onClick={onResume}>
            {t('material.resume')}
          </Button>
        }
      />
    )
  const { IsRead, read_seconds, progress } = reading
  const counted = [
    t('material.seconds', { seconds: read_seconds }),
    hasVideo && t('material.watched', { progress }),
    row.need_read && row.read_deadline && IsRead === 0 && t('material.deadline', { time: minute(row.read_deadline) }),
  ].filter(Boolean)
  const asked = hasVideo ? t('material.watchBy') : t('material.readBy', { seconds: READ_SECONDS })
  return (
    <Alert
      type={IsRead === 1 ? 'success' : 'info'}
      showIcon
      role="status"
      title={IsRead === 1 ? t('material.read') : asked}
      description={counted.join(' · ')}
    />
  )
}
