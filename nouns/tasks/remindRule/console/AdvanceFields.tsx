import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBefore, MOST_ADVANCE } from '../rules.ts'
import { type AmountUnit, amountOf, amountUnits, minutesOf } from './amount.ts'
import styles from './RemindRule.module.css'

const MOST = 5
const DAY = 1440

/** When a rule reminds: up to five times before or after the moment; of a delivered rule whole days. */
export default function AdvanceFields({ trigger, daily }: { trigger: number | null | undefined; daily: boolean }) {
  const { t } = useTranslation()
  const before = daily || (typeof trigger === 'number' && isBefore(trigger))
  return (
    <fieldset className="ui-wide set-reminders">
      <legend>{t('remindRule.advance')}</legend>
      <p className="set-note">{t(before ? 'remindRule.before' : 'remindRule.after')}</p>
      <Form.List name="advance">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <div key={key} className={styles.moment}>
                <Form.Item name={name} noStyle rules={[{ required: true }]}>
                  <Amount no={index + 1} daily={daily} />
                </Form.Item>
                <Button
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('remindRule.removeMoment', { n: index + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {fields.length < MOST && (
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add(daily ? DAY : 60)}>
                {t('remindRule.addMoment')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

type Props = { no: number; daily: boolean; value?: number; onChange?: (minutes: number | null) => void }

/** Minutes as a number of minutes, hours or days. */
function Amount({ no, daily, value, onChange }: Props) {
  const { t } = useTranslation()
  // While a number is typed, its unit stays.
  const [unit, setUnit] = useState<AmountUnit>(() => (daily ? 'days' : amountOf(value ?? 0).unit))
  const count = value === undefined || value === null ? null : value / minutesOf({ count: 1, unit })
  return (
    <>
      <InputNumber
        aria-label={t('remindRule.amount', { n: no })}
        min={daily ? 1 : 0}
        max={MOST_ADVANCE / minutesOf({ count: 1, unit })}
        precision={0}
        value={count}
        onChange={(chosen) => onChange?.(chosen === null ? null : minutesOf({ count: chosen, unit }))}
      />
      <Select
        aria-label={t('remindRule.unitOf', { n: no })}
        disabled={daily}
        value={unit}
        options={amountUnits.map((name) => ({ value: name, label: t(`remindRule.${name}`) }))}
        onChange={(chosen: AmountUnit) => {
          setUnit(chosen)
          if (count !== null) onChange?.(minutesOf({ count: Math.round(count), unit: chosen }))
        }}
      />
    </>
  )
}
