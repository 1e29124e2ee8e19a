import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { id: number; from: number | null; to: number | null }

/** What changed from one version of a form to another, sentence by sentence; null is the draft. */
export default function Changed({ id, from, to }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('CustomForm/CompareVersion', { id, from, to })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} title={false} />
  if (data.length === 0) return <p className="ui-note">{t('forms.same')}</p>
  return (
    <ul className="forms-changed">
      {data.map(({ field, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one field may be alike, and their order is fixed
        <li key={`${field} ${at}`}>{text}</li>
      ))}
    </ul>
  )
}
