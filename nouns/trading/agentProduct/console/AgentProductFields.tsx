import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { Form, type FormRule, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import AgentSelect from '../../console/AgentSelect.tsx'
import { agentProduct } from '../noun.ts'

const { quota_devices } = agentProduct.fields

/** The fields of a product of an agent (domain 11.4); agent and product are chosen once. */
export default function AgentProductFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const { data: products } = useRead('AgentProduct/GetProductList', {})
  const chosen = Form.useWatch<number | undefined>('product_id')
  const floor = products?.find(({ id }) => id === chosen)?.floor_price
  const after: FormRule = ({ getFieldValue }) => ({
    validator: (_, value: string | undefined) =>
      !value || !getFieldValue('begin_date') || value > getFieldValue('begin_date')
        ? Promise.resolve()
        : Promise.reject(new Error(t('agentProduct.refused.endAfterBegin'))),
  })
  return (
    <NounContext value={agentProduct}>
      <Field of="agent_name" className="ui-wide">
        <AgentSelect allowClear={false} disabled={!isNew} among={({ open }) => open} />
      </Field>
      <Field of="product_name" className="ui-wide">
        <Select<number>
          disabled={!isNew}
          placeholder={t('ui.choose')}
          loading={products === undefined}
          options={
            products?.map(({ id, product_name, product_code }) => ({
              value: id,
              label: `${product_name} ${product_code}`,
            })) ?? []
          }
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Field of="agent_price" extra={floor !== undefined && t('agentProduct.priceHint', { floor: yuan(floor) })} />
      <Field of="quota_devices">
        <InputNumber min={quota_devices.min} max={quota_devices.max} precision={0} />
      </Field>
      <Field of="begin_date" />
      <Field of="end_date" dependencies={['begin_date']} rules={[after]} />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
