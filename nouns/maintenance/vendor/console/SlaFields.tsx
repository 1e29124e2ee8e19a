import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { slaLevel } from '../noun.ts'
import { urgencies } from '../rules.ts'
import './sla.css'

const steps = ['respond_hours', 'arrive_hours', 'repair_hours'] as const
const { min, max } = slaLevel.fields.respond_hours

/** The service level by urgency: a row for each, in whole hours. */
export default function SlaFields() {
  const { t } = useTranslation()
  const { label } = useNounWords(slaLevel)
  const urgency = useDictLabel('urgency')
  return (
    <fieldset className="vendor-sla ui-wide">
      <legend>{t('vendor.slaTitle')}</legend>
      <p className="ui-note">{t('vendor.slaHint')}</p>
      {urgencies.map((of, at) => (
        <div key={of} className="vendor-sla-row">
          <span>{urgency(of)}</span>
          <Form.Item name={['sla', at, 'urgency']} hidden>
            <InputNumber />
          </Form.Item>
          {steps.map((step, nth) => {
            const before = nth === 0 ? undefined : ['sla', at, steps[nth - 1] as string]
            return (
              <Form.Item
                key={step}
                name={['sla', at, step]}
                label={label(step)}
                dependencies={before ? [before] : []}
                rules={[
                  { required: true, message: '' },
                  ({ getFieldValue }) => ({
                    validator: (_, hours: number | null) =>
                      before && hours !== null && hours < (getFieldValue(before) as number)
                        ? Promise.reject(new Error(t('vendor.refused.slaOrder')))
                        : Promise.resolve(),
                  }),
                ]}
              >
                <InputNumber
                  min={min}
                  max={max}
                  precision={0}
                  suffix={t('vendor.slaUnit')}
                  aria-label={`${urgency(of)} ${label(step)}`}
                />
              </Form.Item>
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}
