import HourInput from '@shouya/console/ui/HourInput.tsx'
import { periodType } from '@shouya/noun/period'
import { Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { type DeadlineParts, deadlineAnchors, fitsPeriod } from '../rules.ts'

type Choice = { value: DeadlineParts['anchor']; label: string }

/** The rule of a deadline in its parts: of a daily task a time of the unit's day, of a longer period a day. */
export default function DeadlineFields({ period }: { period: number }) {
  const { t } = useTranslation()
  const anchor = Form.useWatch<DeadlineParts['anchor']>('anchor')
  const isDaily = period === periodType.day
  const after: Choice = { value: 'after', label: t('taskType.afterEnd') }
  const longer = period === periodType.year ? [after, { value: 'date', label: t('taskType.date') }] : [after]
  const daily: Choice[] = [
    { value: 'fixed', label: t('taskType.fixed') },
    ...deadlineAnchors.map((value): Choice => ({ value, label: t(`taskType.anchors.${value}`) })),
  ]
  return (
    <>
      <Form.Item
        name="anchor"
        label={t('taskType.anchor')}
        extra={t(isDaily ? 'taskType.rowHint' : 'taskType.periodHint')}
      >
        <Select options={isDaily ? daily : longer} />
      </Form.Item>
      <PartField anchor={anchor} />
    </>
  )
}

/** What an anchor needs beside it. */
function PartField({ anchor }: { anchor: DeadlineParts['anchor'] | undefined }) {
  const { t } = useTranslation()
  const isDate = (_: unknown, date: string | null) =>
    fitsPeriod(date ?? '', periodType.year) && !date?.startsWith('+')
      ? Promise.resolve()
      : Promise.reject(new Error(t('taskType.dateRule')))
  switch (anchor) {
    case 'fixed':
      return (
        <Form.Item name="time" label={t('taskType.at')} rules={[{ required: true }]}>
          <HourInput />
        </Form.Item>
      )
    case 'date':
      return (
        <Form.Item name="time" label={t('taskType.onDate')} rules={[{ validator: isDate }]}>
          <Input maxLength={5} placeholder="12-15" />
        </Form.Item>
      )
    case 'after':
      return (
        <Form.Item name="more" label={t('taskType.afterDays')} rules={[{ required: true }]}>
          <InputNumber min={0} max={999} precision={0} />
        </Form.Item>
      )
    default:
      return (
        <Form.Item name="more" label={t('taskType.more')} rules={[{ required: true }]}>
          <InputNumber min={-999} max={999} precision={0} />
        </Form.Item>
      )
  }
}
