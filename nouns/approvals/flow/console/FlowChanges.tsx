import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { id: number; from: number | null; to: number | null }

/** What changed between two versions in words; null is the draft. */
export default function FlowChanges({ id, from, to }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaFlow/CompareVersion', { id, from, to })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.length === 0) return <p className="ui-note">{t('flows.same')}</p>
  return (
    <ul className="flows-changed">
      {data.map(({ node, kind, text }) => (
        <li key={`${kind} ${node} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}
