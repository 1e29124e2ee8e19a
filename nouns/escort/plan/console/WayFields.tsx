import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import StopsField from '../../console/StopsField.tsx'
import { route as routeNoun } from '../../route/noun.ts'
import { planStop, shift } from '../noun.ts'
import { around } from './around.ts'
import type { PlanValues } from './planList.ts'

const MOST = 200

type Props = {
  /** An existing plan, whose company cannot be changed. */
  kept: boolean
  /** A plan that an approval requires, whose route, day and shift cannot be changed. */
  approved: boolean
}

/** The fields of a plan's company, time and stops; a route sets the stops and proposes begin and end. */
export default function WayFields({ kept, approved }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<PlanValues>()
  const company = Form.useWatch('escort_company_id', form)
  const when = Form.useWatch('shift', form)
  const { data } = useRead(
    'Escort/GetRoutePageList',
    {
      ...(company !== undefined && { escort_company_id: company }),
      status: routeNoun.states.codes.inUse,
      pagesize: MOST,
      sort_field: 'route_no',
      sort_order: 'asc',
    },
    { enabled: company !== undefined, keep: true },
  )
  const routes = data?.rows ?? []
  const follow = () => {
    const { route_id, shift: now } = form.getFieldsValue(['route_id', 'shift'])
    const route = routes.find(({ id }) => id === route_id)
    if (!route || now === shift.temporary) return
    const times = route.stops.map((stop) => (now === shift.evening ? stop.collect_plan : stop.deliver_plan))
    form.setFieldsValue(around(times))
  }
  return (
    <>
      <Field of="company_name" className="ui-wide">
        <CompanySelect
          working
          disabled={kept}
          allowClear={false}
          onChange={() => form.setFieldsValue({ route_id: null })}
        />
      </Field>
      <Field of="plan_date">
        <TimeInput disabled={approved} />
      </Field>
      <Field of="shift">
        <DictSelect dict="shift_type" allowClear={false} disabled={approved} onChange={follow} />
      </Field>
      {!approved && (
        <Field of="route_name" className="ui-wide" required={when !== shift.temporary}>
          <Select
            allowClear={when === shift.temporary}
            placeholder={t('ui.choose')}
            options={routes.map(({ id, route_no, route_name }) => ({ value: id, label: `${route_no} ${route_name}` }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={follow}
          />
        </Field>
      )}
      <Field of="begin_time">
        <HourInput />
      </Field>
      <Field of="end_time">
        <HourInput />
      </Field>
      {when === shift.temporary && !approved && (
        <Form.Item name="stops" label={t('plan.ownStops')} className="ui-wide">
          <StopsField of={planStop} />
        </Form.Item>
      )}
    </>
  )
}
