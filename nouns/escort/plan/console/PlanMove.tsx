import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import { plan } from '../noun.ts'
import { isLate } from '../rules.ts'
import CrewFields from './CrewFields.tsx'
import { type CrewValues, crewOf, type PlanDetail, planName } from './planList.ts'

type Move = 'publish' | 'change' | 'cancel'
type Props = { row: PlanDetail; move: Move; onClose: () => void }

/** The fields of the body of each move. */
function bodyOf(move: Move, { reason, car_id, driver_id, guard_ids, cashier_ids, leader_id }: Partial<Values>) {
  if (move === 'change') return { car_id, driver_id, guard_ids, cashier_ids, leader_id, reason }
  return { reason: reason ?? null }
}
type Values = CrewValues & { reason: string }

/** A move of a plan: publication, exchange of vehicle or people, cancellation. */
export default function PlanMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={plan}
      row={row}
      name={planName(row)}
      move={move}
      initial={move === 'change' ? crewOf(row) : {}}
      toBody={(values) => bodyOf(move, values)}
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
    </MoveForm>
  )
}

function Crew({ row }: { row: PlanDetail }) {
  const { id, escort_company_id, plan_date, shift, begin_time, end_time } = row
  const way = { escort_company_id, plan_date, shift, begin_time, end_time }
  const { data } = useRead('Escort/GetPlanCrewList', { plan_id: id, ...way })
  return <CrewFields from={data} />
}

/** The reason for a publication after 18:00 of the day before (domain 3.4). The server decides. */
function LateReason({ day }: { day: string }) {
  const { t } = useTranslation()
  const isAfterDeadline = isLate(day, nowMinute())
  return (
    <>
      <p className="ui-note ui-wide">{t(isAfterDeadline ? 'plan.refused.late' : 'plan.publishSays')}</p>
      {isAfterDeadline && <ReasonField />}
    </>
  )
}
