import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { movePath } from '@shouya/console/noun/movePath.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import { plan } from '../noun.ts'
import { isLate } from '../rules.ts'
import CrewFields from './CrewFields.tsx'
import { type CrewValues, crewOf, type PlanDetail, planName } from './planList.ts'

type Move = 'publish' | 'change' | 'cancel'
type Props = { row: PlanDetail; move: Move; onClose: () => void }
type Values = CrewValues & { reason?: string }

/** What each step sends beside the plan as it was seen. */
function bodyOf(move: Move, { reason, car_id, driver_id, guard_ids, cashier_ids, leader_id }: Values): object {
  if (move === 'change') return { car_id, driver_id, guard_ids, cashier_ids, leader_id, reason }
  return { reason: reason || null }
}

/** The next step of a plan: publish it, exchange who rides, cancel it. */
export default function PlanMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'Escort/ChangePlan', Values>
      // The steps have bodies of their own; each is made by `bodyOf` for its action.
      path={movePath(plan, move) as 'Escort/ChangePlan'}
      title={`${t(`plan.move.${move}`)} · ${planName(row)}`}
      initial={move === 'change' ? crewOf(row) : {}}
      toBody={(values) => ({ id, version, ...bodyOf(move, values) }) as never}
      okText={t(`plan.move.${move}`)}
      refreshes={['Remind']}
      small={move !== 'change'}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts
          of={plan}
          row={row}
          show={[
            'shift',
            { label: t('plan.hours'), value: `${row.begin_time}–${row.end_time}` },
            'plate_no',
            'leader_name',
          ]}
        />
      </div>
      {move === 'publish' && <LateReason day={row.plan_date} />}
      {move === 'change' && <Crew row={row} />}
      {move !== 'publish' && <ReasonField />}
    </FormDrawer>
  )
}

function Crew({ row }: { row: PlanDetail }) {
  const { id, escort_company_id, plan_date, shift, begin_time, end_time } = row
  const way = { escort_company_id, plan_date, shift, begin_time, end_time }
  const { data } = useRead('Escort/GetPlanCrewList', { plan_id: id, ...way })
  return <CrewFields from={data} />
}

/** Why a plan is published only now, where it is past six of the evening before (domain 3.4). The server decides. */
function LateReason({ day }: { day: string }) {
  const { t } = useTranslation()
  const late = isLate(day, nowMinute())
  return (
    <>
      <p className="ui-note ui-wide">{t(late ? 'plan.refused.late' : 'plan.publishSays')}</p>
      {late && <ReasonField />}
    </>
  )
}
