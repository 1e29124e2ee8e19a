import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useTranslation } from 'react-i18next'
import Panel from '../../console/Panel.tsx'
import styles from './Timeline.module.css'
import Timeline from './Timeline.tsx'

const REFRESH = 60_000
const DONE = ['done', 'late']

/**
 * The day of the user's own unit; nothing if the unit has no duties. `leads`: the primary action of the page is in it.
 */
export default function Today({ leads }: { leads: boolean }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('Duty/GetDay', {}, { staleTime: 5_000, refetchInterval: REFRESH })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data || (data.duties.length === 0 && data.holiday === null)) return null
  const due = data.duties.filter(({ state }) => state !== 'exempt')
  const done = due.filter(({ state }) => DONE.includes(state)).length
  const note = data.holiday !== null && t('dashboard.today.holiday', { name: data.holiday })
  const progress = due.length > 0 && t('dashboard.today.progress', { done, total: due.length })
  return (
    <Panel
      id="today"
      title={t('dashboard.today.title')}
      className={styles.today}
      note={[note, progress].filter(Boolean).join(' · ')}
    >
      {data.duties.length > 0 && <Timeline duties={data.duties} leads={leads} />}
    </Panel>
  )
}
