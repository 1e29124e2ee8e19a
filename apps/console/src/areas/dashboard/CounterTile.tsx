import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './CounterTile.module.css'
import type { Counter } from './counters.ts'

export default function CounterTile({ counter, count }: { counter: Counter; count: number }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link className={styles.tile} to={counter.to} data-tone={counter.tone}>
        <span>{t(`dashboard.count.${counter.key}`)}</span>
        <span className={styles.number}>
          <data value={count}>{count}</data>
          <small>{t(`dashboard.unit.${counter.unit}`, { count })}</small>
        </span>
      </Link>
    </li>
  )
}
