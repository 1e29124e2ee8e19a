import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useOnlyCompany } from '../../console/useOnlyCompany.ts'
import CrewFields from './CrewFields.tsx'
import { crewOf, isWay, type PlanDetail, type PlanValues, planName, TEMPORARY } from './planList.ts'
import { tomorrow } from './tomorrow.ts'
import WayFields from './WayFields.tsx'

const toValues = (row: PlanDetail): Partial<PlanValues> => {
  const { id, version, escort_company_id, plan_date, shift, begin_time, end_time, route_id, remark } = row
  const own = route_id === null && row.approval_no === null
  return {
    ...{ id, version, escort_company_id, plan_date, shift, begin_time, end_time, route_id, remark },
    stops: own ? row.stops.map(({ dept_id, plan_time }) => ({ dept_id, plan_time })) : [],
    ...crewOf(row),
  }
}

/** The same way and crew on another day. */
const copied = (row: PlanDetail): Partial<PlanValues> => {
  const { id: _id, version: _version, ...rest } = toValues(row)
  return { ...rest, plan_date: tomorrow() }
}

type Props = { row?: PlanDetail; copy?: boolean; route?: number | undefined; onClose: () => void }

/** Drafts a plan, after another or anew, or changes a draft. */
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
      title={edited ? `${t('escortPlan.plan.edit')} · ${planName(edited)}` : t('escortPlan.plan.addTitle')}
      initial={row ? (copy ? copied(row) : toValues(row)) : begun}
      toBody={(values) => ({
        ...values,
        route_id: values.route_id ?? null,
        stops: values.shift === TEMPORARY && !edited?.approval_no ? (values.stops ?? []) : [],
        remark: values.remark || null,
      })}
      {...(edited && { reload: async () => toValues(await call('Escort/GetPlan', { id: edited.id })) })}
      refreshes={['Remind']}
      again={!edited}
      onClose={onClose}
    >
      <WayFields kept={edited !== undefined} approved={edited?.approval_no != null} />
      <Crew {...(edited && { planId: edited.id })} />
      <Form.Item name="remark" label={t('escortPlan.plan.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}

/** Who may ride is asked anew whenever the way changes. */
function Crew({ planId }: { planId?: number }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<PlanValues>()
  const values = Form.useWatch((all: PlanValues): Partial<PlanValues> => all, form) ?? {}
  const { escort_company_id, plan_date, shift, begin_time, end_time, route_id = null, stops = [] } = values
  const way = {
    ...{ escort_company_id, plan_date, shift, begin_time, end_time, route_id },
    stops: stops.filter((stop) => stop.dept_id && stop.plan_time),
  } as Partial<PlanValues>
  const known = isWay(way) || (planId !== undefined && Boolean(way.begin_time && way.end_time))
  const body = { ...(planId !== undefined && { plan_id: planId }), ...way } as never
  const { data } = useRead('Escort/GetPlanCrewList', body, { enabled: known, keep: true })
  if (!known) return <p className="ui-note ui-wide">{t('escortPlan.plan.wayFirst')}</p>
  return <CrewFields from={data} />
}
