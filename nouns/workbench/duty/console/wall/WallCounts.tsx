import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useTranslation } from 'react-i18next'
import { dutyKind } from '../dutyKind.ts'
import styles from './DutyWall.module.css'
import { countStates, type Group, worst } from './wallParts.ts'

/** How many duties are in each state, which is the key to the cells, too; a state without any is not named. */
export default function WallCounts({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation()
  const counts = countStates(groups.flatMap(({ units }) => units))
  return (
    <ul className={styles.counts} aria-label={t('dashboard.wall.counts')}>
      {worst
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <li key={state} data-state={state}>
            <StatusShape kind={dutyKind[state]} />
            {t(`dashboard.today.state.${state}`)} <data value={counts[state]}>{counts[state]}</data>
          </li>
        ))}
    </ul>
  )
}
