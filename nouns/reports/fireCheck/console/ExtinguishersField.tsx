import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Alert, Button, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { extinguisher } from '../noun.ts'
import { outOfOrder } from '../rules.ts'
import type { FireValues } from './fireValues.ts'

const MOST = 200
const { no, kind, place } = extinguisher.fields

/** Every extinguisher of the outlet; those out of date or without pressure are named. */
export default function ExtinguishersField() {
  const { t } = useTranslation()
  const { label } = useNounWords(extinguisher)
  const form = Form.useFormInstance<FireValues>()
  const all = Form.useWatch('extinguishers', form) ?? []
  const day = Form.useWatch('check_date', form) ?? ''
  const bad = outOfOrder(all.filter((item) => item?.no && item.expire_date) as never[], day) as { no: string }[]
  return (
    <Form.Item label={t('fireCheck.extinguishers.title')} className="ui-wide">
      <Form.List name="extinguishers">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <fieldset key={key} className="ui-part">
                <Form.Item name={[name, 'no']} label={label('no')} rules={[{ required: true, whitespace: true }]}>
                  <Input maxLength={no.max} />
                </Form.Item>
                <Form.Item name={[name, 'kind']} label={label('kind')} rules={[{ required: true, whitespace: true }]}>
                  <Input maxLength={kind.max} />
                </Form.Item>
                <Form.Item name={[name, 'place']} label={label('place')} rules={[{ required: true, whitespace: true }]}>
                  <Input maxLength={place.max} />
                </Form.Item>
                <Form.Item name={[name, 'expire_date']} label={label('expire_date')} rules={[{ required: true }]}>
                  <TimeInput allowClear={false} />
                </Form.Item>
                <Form.Item name={[name, 'pressure_ok']} valuePropName="checked" noStyle>
                  <Checkbox>{label('pressure_ok')}</Checkbox>
                </Form.Item>
                <Button
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('fireCheck.extinguishers.remove', { no: all[name]?.no ?? name + 1 })}
                  onClick={() => remove(name)}
                />
              </fieldset>
            ))}
            {bad.length > 0 && (
              <Alert
                type="warning"
                showIcon
                className="ui-hint"
                title={t('fireCheck.extinguishers.bad', { nos: bad.map((item) => item.no).join(mark('、')) })}
              />
            )}
            {fields.length < MOST && (
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ pressure_ok: true })}>
                {t('fireCheck.extinguishers.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}
