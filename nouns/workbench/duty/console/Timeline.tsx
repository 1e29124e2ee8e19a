import { useTranslation } from 'react-i18next'
import { type Duty, pressing } from './dutyKind.ts'
import styles from './Timeline.module.css'
import TimelineStep from './TimelineStep.tsx'

type Props = {
  duties: readonly Duty[]
  /** One of them stands out: the first that the user does themselves. */
  leads: boolean
}

/** A unit's day in the order of its deadlines: what is done, whose turn it is, and the next step a tap away (domain 15). */
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
