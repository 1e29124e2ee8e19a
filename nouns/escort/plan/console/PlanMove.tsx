import { useRead } from '@shouya/console/api/useRead.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import CrewFields from './CrewFields.tsx'
import LateReason from './LateReason.tsx'
import { type CrewValues, crewOf, movePath, type PlanDetail, planName } from './planList.ts'

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
      path={movePath[move] as 'Escort/ChangePlan'}
      title={`${t(`escortPlan.plan.move.${move}`)} · ${planName(row)}`}
      initial={move === 'change' ? crewOf(row) : {}}
      toBody={(values) => ({ id, version, ...bodyOf(move, values) }) as never}
      okText={t(`escortPlan.plan.move.${move}`)}
      refreshes={['Remind']}
      small={move !== 'change'}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Details
          items={[
            { label: t('escortPlan.plan.field.shift'), value: <DictText dict="shift_type" value={row.shift} /> },
            { label: t('escortPlan.plan.field.begin_time'), value: `${row.begin_time}–${row.end_time}` },
            { label: t('escortPlan.plan.field.plate_no'), value: row.plate_no },
            { label: t('escortPlan.plan.field.leader_name'), value: row.leader_name },
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
