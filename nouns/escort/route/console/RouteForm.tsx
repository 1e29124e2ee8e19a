import { call } from '@shouya/console/api/call.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import StopsField from '../../console/StopsField.tsx'
import { useOnlyCompany } from '../../console/useOnlyCompany.ts'
import type { RouteRow, RouteStop, RouteValues } from './routeList.ts'

const toValues = ({ id, version, escort_company_id, route_no, route_name, stops, status, remark }: RouteRow) =>
  ({
    ...{ id, version, escort_company_id, route_no, route_name, remark, status: status as 0 | 1 },
    stops: stops.map(({ dept_id, deliver_plan, collect_plan }) => ({ dept_id, deliver_plan, collect_plan })),
  }) satisfies RouteValues

/** A stop of which something is missing. */
const isOpen = (stop: Partial<RouteStop>) => !stop.dept_id || !stop.deliver_plan || !stop.collect_plan

type Props = { row?: RouteRow; company?: number | undefined; onClose: () => void }

/** Enters a route, or changes where it stops; plans that exist keep their stops. */
export default function RouteForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  const only = useOnlyCompany()
  const first = company ?? only
  if (!row && only === undefined) return null
  return (
    <FormDrawer<'Escort/SaveRoute', RouteValues>
      path="Escort/SaveRoute"
      title={row ? `${t('escortPlan.route.edit')} · ${row.route_no}` : t('escortPlan.route.addTitle')}
      initial={
        row ? toValues(row) : { status: 1, stops: [{} as RouteStop], ...(first && { escort_company_id: first }) }
      }
      toBody={(values) => ({ ...values, remark: values.remark || null })}
      {...(row && { reload: async () => toValues(await call('Escort/GetRoute', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <Form.Item name="escort_company_id" label={t('escortPlan.route.field.company_name')} rules={[{ required: true }]}>
        <CompanySelect working disabled={row !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="route_no"
        label={t('escortPlan.route.field.route_no')}
        rules={[{ required: true }, { pattern: /^[A-Za-z0-9-]{1,20}$/, message: t('escortPlan.route.noRule') }]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item
        name="route_name"
        label={t('escortPlan.route.field.route_name')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="status" label={t('escortPlan.route.field.status')}>
        <Select
          options={[
            { value: 1, label: t('escortPlan.route.inUse') },
            { value: 0, label: t('escortPlan.route.stopped') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="stops"
        label={t('escortPlan.route.field.stops')}
        className="ui-wide"
        required
        rules={[
          {
            // Not while the first stop is still being entered.
            validateTrigger: 'onSubmit',
            validator: (_rule, stops: Partial<RouteStop>[] = []) =>
              stops.length === 0 || stops.some(isOpen)
                ? Promise.reject(new Error(t('escortPlan.stop.needed')))
                : Promise.resolve(),
          },
        ]}
      >
        <StopsField times={['deliver_plan', 'collect_plan']} />
      </Form.Item>
      <Form.Item name="remark" label={t('escortPlan.route.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDrawer>
  )
}
