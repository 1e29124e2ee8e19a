import { useRead } from '@shouya/console/api/useRead.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Result, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import UploadSheet from './UploadSheet.tsx'

/** The page on which the form of one collection is filled in. */
export default function UploadPage({ id, onLeave }: { id: number; onLeave: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('IssueItem/Get', { id })
  useTabName(data?.title)
  if (error) return <Failure error={error} onRetry={refetch} onLeave={onLeave} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!data.form || !data.allowed.includes('upload'))
    return <Result status="info" title={t('issueItem.refused.closed')} />
  return <UploadSheet row={data} form={data.form} onLeave={onLeave} />
}
