import type { BodyOf } from '@shouya/console/api/path.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Input, Radio } from 'antd'
import dayjs from 'dayjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Values = Omit<BodyOf<'Holiday/Save'>, 'end_date'> & { end_date: string | null }

/** Sets some days in a row to days off or to days worked instead. */
export default function HolidayForm({ onSaved, onClose }: { onSaved: (begin: string) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const { date } = useNow()
  const begun = useRef(date)
  const isPast = (day: dayjs.Dayjs) => !day.isAfter(dayjs(date), 'day')
  return (
    <FormDrawer<'Holiday/Save', Values>
      path="Holiday/Save"
      title={t('tasks.holiday.addTitle')}
      initial={{ kind: 1 }}
      toBody={({ end_date, ...values }) => {
        begun.current = values.begin_date
        return { ...values, end_date: end_date ?? values.begin_date }
      }}
      onSaved={() => onSaved(begun.current)}
      small
      onClose={onClose}
    >
      <Form.Item name="kind" label={t('tasks.holiday.kind')} className="ui-wide">
        <Radio.Group
          optionType="button"
          options={[
            { value: 1, label: t('tasks.holiday.off') },
            { value: 2, label: t('tasks.holiday.worked') },
          ]}
        />
      </Form.Item>
      <Form.Item name="begin_date" label={t('tasks.holiday.begin')} rules={[{ required: true }]}>
        <TimeInput disabledDate={isPast} />
      </Form.Item>
      <Form.Item name="end_date" label={t('tasks.holiday.end')}>
        <TimeInput disabledDate={isPast} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('tasks.holiday.name')}
        className="ui-wide"
        rules={[{ required: true, whitespace: true, max: 50 }]}
      >
        <Input maxLength={50} />
      </Form.Item>
    </FormDrawer>
  )
}
