import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './CounterTile.module.css'
import type { Counter } from './counters.ts'

export default function CounterTile({ counter, count }: { counter: Counter; count: number | undefined }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link className={styles.tile} to={counter.to} data-tone={count ? counter.tone : 'none'}>
        <span>{t(`dashboard.count.${counter.key}`)}</span>
        <span className={styles.number}>
          <data value={count ?? 0}>{count ?? '–'}</data>
          <small>{t(`dashboard.unit.${counter.unit}`, { count: count ?? 0 })}</small>
        </span>
      </Link>
    </li>
  )
}
