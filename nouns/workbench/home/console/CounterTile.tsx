import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './CounterTile.module.css'
import type { Counter } from './counters.ts'
import { useCounterName } from './useCounterName.ts'

/** Overdue and waiting numbers also have an icon, as they look alike without colors. */
const shapeOf = { bad: 'overdue', waits: 'waiting', fact: undefined } as const

export default function CounterTile({ counter, count }: { counter: Counter; count: number }) {
  const { t } = useTranslation()
  const nameOf = useCounterName()
  const shape = shapeOf[counter.tone]
  return (
    <li>
      <Link className={styles.tile} to={counter.to} data-tone={counter.tone}>
        <span className={styles.name}>
          {shape && <StatusShape kind={shape} />}
          {nameOf(counter.key)}
        </span>
        <span className={styles.number}>
          <data value={count}>{count}</data>
          <small>{t(`dashboard.unit.${counter.unit}`, { count })}</small>
        </span>
      </Link>
    </li>
  )
}
