import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { enteredOf } from '@shouya/noun/values'
import { Form, Input } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useOnlyCompany } from '../../console/useOnlyCompany.ts'
import { plan, planStop, shift } from '../noun.ts'
import CrewFields from './CrewFields.tsx'
import { crewOf, isWay, type PlanDetail, type PlanValues, planName } from './planList.ts'
import WayFields from './WayFields.tsx'

const toValues = (row: PlanDetail): Partial<PlanValues> => {
  const own = row.route_id === null && row.approval_no === null
  return {
    ...{ id: row.id, version: row.version, ...enteredOf(plan, row) },
    stops: own ? row.stops.map((stop) => enteredOf(planStop, stop)) : [],
    ...crewOf(row),
  }
}

/** The default day: plans are made the day before. */
const tomorrow = (): string => dayjs(nowMinute()).add(1, 'day').format('YYYY-MM-DD')

/** The values of a copy for tomorrow. */
const copied = (row: PlanDetail): Partial<PlanValues> => {
  const { id: _id, version: _version, ...rest } = toValues(row)
  return { ...rest, plan_date: tomorrow() }
}

type Props = { row?: PlanDetail; copy?: boolean; route?: number | undefined; onClose: () => void }

/** Drafts a plan, also as a copy of another, or changes a draft. */
export default function PlanForm({ row, copy = false, route, onClose }: Props) {
  const { t } = useTranslation()
  const only = useOnlyCompany()
  if (!row && only === undefined) return null
  const edited = copy ? undefined : row
  const begun = {
    plan_date: tomorrow(),
    shift: 1,
    stops: [],
    ...(route && { route_id: route }),
    ...(only && { escort_company_id: only }),
  }
  return (
    <FormDrawer<'Escort/SavePlan', PlanValues>
      path="Escort/SavePlan"
      title={edited ? `${t('plan.editTitle')} · ${planName(edited)}` : t('plan.addTitle')}
      initial={row ? (copy ? copied(row) : toValues(row)) : begun}
      toBody={(values) => ({
        ...values,
        route_id: values.route_id ?? null,
        stops: values.shift === shift.temporary && !edited?.approval_no ? (values.stops ?? []) : [],
        remark: values.remark || null,
      })}
      {...(edited && { reload: async () => toValues(await call('Escort/GetPlan', { id: edited.id })) })}
      refreshes={['Remind']}
      again={!edited}
      onClose={onClose}
    >
      <NounContext value={plan}>
        <WayFields kept={edited !== undefined} approved={edited?.approval_no != null} />
        <Crew {...(edited && { planId: edited.id })} />
        <Field of="remark" className="ui-wide">
          <Input.TextArea maxLength={plan.fields.remark.max} autoSize={{ minRows: 2 }} />
        </Field>
      </NounContext>
    </FormDrawer>
  )
}

/** Vehicle and crew; the candidates are read again whenever company, time or stops change. */
function Crew({ planId }: { planId?: number }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<PlanValues>()
  const values = Form.useWatch((all: PlanValues): Partial<PlanValues> => all, form) ?? {}
  const { escort_company_id, plan_date, shift: when, begin_time, end_time, route_id = null, stops = [] } = values
  const way = {
    ...{ escort_company_id, plan_date, shift: when, begin_time, end_time, route_id },
    stops: stops.filter((stop) => stop.dept_id && stop.plan_time),
  } as Partial<PlanValues>
  const isComplete = isWay(way) || (planId !== undefined && Boolean(way.begin_time && way.end_time))
  const body = { ...(planId !== undefined && { plan_id: planId }), ...way } as never
  const { data } = useRead('Escort/GetPlanCrewList', body, { enabled: isComplete, keep: true })
  if (!isComplete) return <p className="ui-note ui-wide">{t('plan.wayFirst')}</p>
  return <CrewFields from={data} />
}
