import type { DataOf } from '@shouya/console/api/path.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import { tradeFigures } from '../figures.ts'
import styles from './Figures.module.css'

/** The figures of all days. */
export default function Figures({ sum }: { sum: DataOf<'TradeStat/GetStat'>['sum'] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      {tradeFigures.map((key) => (
        <div key={key}>
          <dt>{t(`tradeStat.field.${key}`)}</dt>
          <dd>{yuan(sum[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
