import { useTranslation } from 'react-i18next'
import { type Duty, pressing } from './dutyKind.ts'
import styles from './Timeline.module.css'
import TimelineStep from './TimelineStep.tsx'

type Props = {
  duties: readonly Duty[]
  /** Whether the first duty of the user is highlighted. */
  leads: boolean
}

/** A unit's duties of a day by deadline: which are done, who is awaited, and a link to the next step (domain 15). */
export default function Timeline({ duties, leads }: Props) {
  const { t } = useTranslation()
  const now = pressing(duties)
  const first = leads && duties.find(({ id, act, way }) => now.has(id) && act !== 'look' && way !== null)
  return (
    <ol className={styles.timeline} aria-label={t('dashboard.today.title')}>
      {duties.map((duty) => (
        <TimelineStep key={duty.id} duty={duty} pressing={now.has(duty.id)} first={duty === first} />
      ))}
    </ol>
  )
}
