import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useTranslation } from 'react-i18next'
import { dutyKind } from '../dutyKind.ts'
import styles from './DutyWall.module.css'
import { countStates, type Group, saidByAll, stateOf, type Unit, type Wall } from './wallParts.ts'

type Props = { group: Group; name: string; types: Wall['types']; onOpen: (unit: Unit) => void }

/** The outlets of one branch, in a fixed order whatever their state, so that they are easy to find. */
export default function WallGroup({ group, name, types, onOpen }: Props) {
  const { t } = useTranslation()
  const { done, late, exempt, ...open } = countStates(group.units)
  // The common beginning of all names is left out, as it does not distinguish them.
  const common = saidByAll(group.units.map((unit) => unit.name))
  const due = done + late + open.overdue + open.signing + open.leaving + open.todo
  const dutiesText = ({ states }: Unit) =>
    types
      .flatMap(({ task_name }, at) => {
        const state = states[at]
        return state ? [`${task_name} ${t(`dashboard.today.state.${state}`)}`] : []
      })
      .join('; ')
  return (
    <section className={styles.group} aria-label={name}>
      <h2>
        {name}
        <small>{t('dashboard.today.progress', { done: done + late, total: due })}</small>
      </h2>
      <ul className={styles.cells}>
        {group.units.map((unit) => (
          <li key={unit.dept_id}>
            <button
              type="button"
              className={styles.cell}
              data-unit={unit.dept_id}
              data-state={stateOf(unit)}
              title={dutiesText(unit)}
              onClick={() => onOpen(unit)}
            >
              <span className="sr-only">{`${unit.name}: ${dutiesText(unit)}`}</span>
              <span className={styles.name} aria-hidden="true">
                {unit.name.slice(common)}
              </span>
              <span className={styles.duties} aria-hidden="true">
                {unit.states.map((state, at) => (
                  <span key={types[at]?.task_code} className={styles.duty} data-state={state ?? 'none'}>
                    {state && <StatusShape kind={dutyKind[state]} />}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
