import { useTranslation } from 'react-i18next'
import styles from '../../console/TradeCard.module.css'
import StatTools from './StatTools.tsx'
import UsePanel from './UsePanel.tsx'
import { useStatDays } from './useStatDays.ts'

/** How often devices were used: over time, and of which products, agents and cities they were (domain 11.12). */
export default function Uses() {
  const { t } = useTranslation()
  const asked = useStatDays()
  const { days, group } = asked
  return (
    <section className={styles.card} aria-label={t('tradeStat.uses')}>
      <StatTools {...asked} />
      <UsePanel days={days} group={group} by="period" />
      <div className={styles.pair}>
        <UsePanel days={days} group={group} by="product" />
        <UsePanel days={days} group={group} by="agent" />
        <UsePanel days={days} group={group} by="city" />
      </div>
      <p className={styles.rule}>{t('tradeStat.useRule')}</p>
    </section>
  )
}
