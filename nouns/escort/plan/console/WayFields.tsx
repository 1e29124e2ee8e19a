import { useRead } from '@shouya/console/api/useRead.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import StopsField from '../../console/StopsField.tsx'
import { around } from './around.ts'
import { EVENING, type PlanValues, TEMPORARY } from './planList.ts'

const IN_USE = 1
const MOST = 200

type Props = {
  /** A plan that exists keeps its company. */
  kept: boolean
  /** One that an approval has called for keeps where it goes and when. */
  approved: boolean
}

/** Where a plan goes and when: a route gives its stops, and the hours that hold them. */
export default function WayFields({ kept, approved }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<PlanValues>()
  const company = Form.useWatch('escort_company_id', form)
  const shift = Form.useWatch('shift', form)
  const { data } = useRead(
    'Escort/GetRoutePageList',
    {
      ...(company !== undefined && { escort_company_id: company }),
      status: IN_USE,
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
    if (!route || now === TEMPORARY) return
    const times = route.stops.map((stop) => (now === EVENING ? stop.collect_plan : stop.deliver_plan))
    form.setFieldsValue(around(times))
  }
  const needed = [{ required: true }]
  return (
    <>
      <Form.Item
        name="escort_company_id"
        label={t('escortPlan.plan.field.company_name')}
        className="ui-wide"
        rules={needed}
      >
        <CompanySelect
          working
          disabled={kept}
          allowClear={false}
          onChange={() => form.setFieldsValue({ route_id: null })}
        />
      </Form.Item>
      <Form.Item name="plan_date" label={t('escortPlan.plan.field.plan_date')} rules={needed}>
        <TimeInput disabled={approved} />
      </Form.Item>
      <Form.Item name="shift" label={t('escortPlan.plan.field.shift')} rules={needed}>
        <DictSelect dict="shift_type" allowClear={false} disabled={approved} onChange={follow} />
      </Form.Item>
      {!approved && (
        <Form.Item
          name="route_id"
          label={t('escortPlan.plan.field.route_name')}
          className="ui-wide"
          rules={[{ required: shift !== TEMPORARY }]}
        >
          <Select
            allowClear={shift === TEMPORARY}
            placeholder={t('ui.choose')}
            options={routes.map(({ id, route_no, route_name }) => ({ value: id, label: `${route_no} ${route_name}` }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={follow}
          />
        </Form.Item>
      )}
      <Form.Item name="begin_time" label={t('escortPlan.plan.begin')} rules={needed}>
        <HourInput />
      </Form.Item>
      <Form.Item name="end_time" label={t('escortPlan.plan.end')} rules={needed}>
        <HourInput />
      </Form.Item>
      {shift === TEMPORARY && !approved && (
        <Form.Item name="stops" label={t('escortPlan.plan.ownStops')} className="ui-wide">
          <StopsField times={['plan_time']} />
        </Form.Item>
      )}
    </>
  )
}
