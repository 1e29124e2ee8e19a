import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'
import Failure from '../ui/Failure.tsx'
import { pathOf, type Versioned } from './versioned.ts'

type Props = { noun: Versioned; id: number; from: number | null; to: number | null }

/** The changes between two versions as a list of sentences; null is the draft. */
export default function Changes({ noun, id, from, to }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead(pathOf(noun, 'CompareVersion'), { id, from, to })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} title={false} />
  if (data.length === 0) return <p className="ui-note">{t('versions.same')}</p>
  return (
    <ul className="versions-changes">
      {data.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences may be alike, and their order is fixed
        <li key={at}>{text}</li>
      ))}
    </ul>
  )
}
