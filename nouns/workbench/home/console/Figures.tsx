import type { ApiError } from '@shouya/console/api/ApiError.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { Counts } from '@shouya/console/ui/page/Page.ts'
import { Skeleton } from 'antd'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import Panel from '../../console/Panel.tsx'
import { dutyWallPage } from '../../duty/console/wall/dutyWallPage.ts'
import { arrange } from './arrange.ts'
import CounterTile from './CounterTile.tsx'
import type { Counter } from './counters.ts'
import styles from './Figures.module.css'
import { useCounterName } from './useCounterName.ts'

type Props = {
  counters: readonly Counter[]
  counts: Counts | undefined
  error: ApiError | null
  onRetry: () => void
  /** Whether the user looks after outlets whose duties are on the duty wall. */
  toWall: boolean
  /** Zeros are left out. */
  hidesZeros: boolean
}

/** The numbers that need action, the most urgent first; the others in one line that can be expanded. */
export default function Figures({ counters, counts, error, onRetry, toWall, hidesZeros }: Props) {
  const { t } = useTranslation()
  const nameOf = useCounterName()
  const note = toWall && <Link to={dutyWallPage.path}>{t('dashboard.quickWall')}</Link>
  if (!counts)
    return (
      <Panel id="figures" title={t('dashboard.figures')} note={note}>
        {error ? (
          <Failure error={error} onRetry={onRetry} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        )}
      </Panel>
    )
  const { groups, rest, zero } = arrange(counters, counts)
  const folded = [...rest, ...(hidesZeros ? [] : zero)]
  if (groups.length === 0 && folded.length === 0) return null
  const zeros = !hidesZeros && zero.length > 0 && t('dashboard.zeros', { count: zero.length })
  const more = rest.length > 0 && t('dashboard.moreFigures', { count: rest.length })
  return (
    <Panel id="figures" title={t('dashboard.figures')} note={note}>
      {groups.length === 0 && <p className={styles.nothing}>{t('dashboard.nothingAwaits')}</p>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section
            key={group.key}
            className={styles.group}
            style={{ '--tiles': group.counters.length } as CSSProperties}
            aria-labelledby={`figures-${group.key}`}
          >
            <h3 id={`figures-${group.key}`}>{t(`dashboard.group.${group.key}`)}</h3>
            <ul className={styles.tiles}>
              {group.counters.map((counter) => (
                <CounterTile key={counter.key} counter={counter} count={counts[counter.key] ?? 0} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>{[more, zeros].filter(Boolean).join(' · ')}</summary>
          <ul>
            {folded.map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>
                  {nameOf(key)} <data value={counts[key]}>{counts[key]}</data>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
