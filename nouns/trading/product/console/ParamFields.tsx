import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Button, Form, type FormRule, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { param } from '../noun.ts'
import { MOST_PARAMS, type Param, paramIssues, paramType } from '../rules.ts'
import styles from './Product.module.css'

const NAME = 'param_schema'
const { fields } = param

/** What can be set on the devices of a product: a card for each parameter. */
export default function ParamFields() {
  const { t } = useTranslation()
  return (
    <Form.List name={NAME}>
      {(lines, { add, remove }, { errors }) => (
        <fieldset className={`${styles.params} ui-wide`}>
          <legend>{t('product.params')}</legend>
          <span className="ui-note">{t('product.paramsHint')}</span>
          {lines.map(({ key, name }) => (
            <ParamCard key={key} at={name} onRemove={() => remove(name)} />
          ))}
          <Form.ErrorList errors={errors} />
          <div>
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={lines.length >= MOST_PARAMS}
              onClick={() => add({ type: paramType.whole })}
            >
              {t('product.paramAdd')}
            </Button>
          </div>
        </fieldset>
      )}
    </Form.List>
  )
}

/** A parameter as the rules read it: what is not filled in yet is empty. */
const paramOf = (line: Partial<Param> | undefined): Param => ({
  ...{ key: '', label: '', type: paramType.whole, min: null, max: null, default: null, unit: null },
  ...Object.fromEntries(Object.entries(line ?? {}).filter(([, value]) => value !== undefined && value !== '')),
})

function ParamCard({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation()
  const { label, choice, rule } = useNounWords(param)
  const form = Form.useFormInstance()
  const type = Form.useWatch<number>([NAME, at, 'type'], form)
  /** The server judges by the same rules. */
  const judged = (field: keyof Param): FormRule => ({ getFieldValue }) => ({
    validator() {
      const params = (getFieldValue(NAME) as Partial<Param>[]).map(paramOf)
      const issue = paramIssues(params).find(({ path }) => path === `${NAME}.${at}.${field}`)
      return issue && params[at]?.[field] !== '' ? Promise.reject(new Error(t(issue.reason))) : Promise.resolve()
    },
  })
  const item = (field: keyof Param) => ({ name: [at, field], label: label(field) })
  const isOnOff = type === paramType.onOff
  const isText = type === paramType.text
  const precision = type === paramType.decimal ? {} : { precision: 0 }
  return (
    <div className={styles.param}>
      <Form.Item {...item('label')} rules={[{ required: true, whitespace: true }, judged('label')]}>
        <Input maxLength={fields.label.max} />
      </Form.Item>
      <Form.Item
        {...item('key')}
        rules={[{ required: true, pattern: fields.key.pattern, message: rule('key') }, judged('key')]}
      >
        <Input maxLength={fields.key.max} autoComplete="off" />
      </Form.Item>
      <Form.Item {...item('type')} rules={[{ required: true }]}>
        <Select
          options={fields.type.values.map((value) => ({ value, label: choice('type', value) }))}
          // A value of another type is no value of this one.
          onChange={() => form.setFieldValue([NAME, at, 'default'], null)}
        />
      </Form.Item>
      {!isOnOff && (
        <>
          <Form.Item {...item('unit')}>
            <Input maxLength={fields.unit.max} />
          </Form.Item>
          <Form.Item {...item('min')} rules={[judged('min')]} dependencies={[[NAME, at, 'type']]}>
            <InputNumber min={fields.min.min} max={fields.min.max} {...precision} />
          </Form.Item>
          <Form.Item
            {...item('max')}
            rules={[judged('max')]}
            dependencies={[
              [NAME, at, 'type'],
              [NAME, at, 'min'],
            ]}
          >
            <InputNumber min={fields.max.min} max={fields.max.max} {...precision} />
          </Form.Item>
        </>
      )}
      <Form.Item {...item('default')} rules={[judged('default')]}>
        {isOnOff ? (
          <Select
            allowClear
            options={[
              { value: true, label: t('ui.yes') },
              { value: false, label: t('ui.no') },
            ]}
          />
        ) : isText ? (
          <Input maxLength={fields.default.max} />
        ) : (
          <InputNumber {...precision} />
        )}
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={`${t('product.paramDrop')} ${at + 1}`}
        onClick={onRemove}
      />
    </div>
  )
}
