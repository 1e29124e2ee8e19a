import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import StopsField from '../../console/StopsField.tsx'
import { useOnlyCompany } from '../../console/useOnlyCompany.ts'
import { route, routeStop } from '../noun.ts'
import type { RouteRow, RouteStop, RouteValues } from './routeList.ts'

const toValues = (row: RouteRow) =>
  ({
    ...{ id: row.id, version: row.version, ...enteredOf(route, row) },
    stops: row.stops.map((stop) => enteredOf(routeStop, stop)),
  }) as RouteValues

/** Whether a stop lacks its unit or a time. */
const isIncomplete = (stop: Partial<RouteStop>) => !stop.dept_id || !stop.deliver_plan || !stop.collect_plan

type Props = { row?: RouteRow; company?: number | undefined; onClose: () => void }

/** Enters a route, or changes it; existing plans keep their stops. */
export default function RouteForm({ row, company, onClose }: Props) {
  const { t } = useTranslation()
  const only = useOnlyCompany()
  const first = company ?? only
  if (!row && only === undefined) return null
  return (
    <FormDrawer<'Escort/SaveRoute', RouteValues>
      path="Escort/SaveRoute"
      title={row ? `${t('route.editTitle')} · ${row.route_no}` : t('route.addTitle')}
      initial={
        row ? toValues(row) : { status: 1, stops: [{} as RouteStop], ...(first && { escort_company_id: first }) }
      }
      toBody={(values) => ({ ...values, remark: values.remark || null })}
      {...(row && { reload: async () => toValues(await call('Escort/GetRoute', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <NounContext value={route}>
        <Field of="company_name">
          <CompanySelect working disabled={row !== undefined} allowClear={false} />
        </Field>
        <Field of="route_no" rules={[{ pattern: /^[A-Za-z0-9-]{1,20}$/, message: t('route.noRule') }]} />
        <Field of="route_name" />
        <Field of="status" required={false}>
          <DictSelect dict="enable" allowClear={false} />
        </Field>
        <Form.Item
          name="stops"
          label={t('route.field.stops')}
          className="ui-wide"
          required
          rules={[
            {
              // Not while the first stop is still being entered.
              validateTrigger: 'onSubmit',
              validator: (_rule, stops: Partial<RouteStop>[] = []) =>
                stops.length === 0 || stops.some(isIncomplete)
                  ? Promise.reject(new Error(t('route.stop.needed')))
                  : Promise.resolve(),
            },
          ]}
        >
          <StopsField of={routeStop} />
        </Form.Item>
        <Field of="remark" className="ui-wide">
          <Input.TextArea maxLength={route.fields.remark.max} autoSize={{ minRows: 2 }} />
        </Field>
      </NounContext>
    </FormDrawer>
  )
}
