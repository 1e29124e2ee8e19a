import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { periodType } from '@shouya/noun/period'
import { Button, Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { minutesOf, reachOf, remindTo } from '../rules.ts'
import PeriodMoment from './PeriodMoment.tsx'

const MOST_REMINDERS = 6

/** When and whom a task reminds: by minutes from the deadline of a day, by days and time from that of a longer period. */
export default function ReminderFields({ period }: { period: number }) {
  const { t } = useTranslation()
  const isDaily = period === periodType.day
  const reach = reachOf(period)
  const fresh = isDaily ? 15 : minutesOf({ days: 1, time: '09:00' })
  return (
    <fieldset className="ui-wide set-reminders">
      <legend>{t('taskType.reminders')}</legend>
      <p className="set-note">{t(isDaily ? 'taskType.minutesHint' : 'taskType.daysHint')}</p>
      <Form.List name="remind_rule">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <fieldset key={key}>
                <Form.Item
                  name={[name, 'minutes']}
                  label={t(isDaily ? 'taskType.minutes' : 'taskType.days')}
                  rules={[{ required: true }]}
                >
                  {isDaily ? <InputNumber min={-reach} max={reach} precision={0} /> : <PeriodMoment />}
                </Form.Item>
                <Form.Item name={[name, 'to']} label={t('taskType.to')} rules={[{ required: true }]}>
                  <Select
                    mode="multiple"
                    options={remindTo.map((value) => ({ value, label: t(`taskType.receivers.${value}`) }))}
                  />
                </Form.Item>
                <Button
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('taskType.removeReminder', { n: name + 1 })}
                  onClick={() => remove(name)}
                />
              </fieldset>
            ))}
            {fields.length < MOST_REMINDERS && (
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ minutes: fresh, to: ['duty'] })}>
                {t('taskType.addReminder')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  )
}
