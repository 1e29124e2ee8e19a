import type { BodyOf } from '@shouya/console/api/path.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form } from 'antd'
import dayjs from 'dayjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { holiday, holidayKind } from '../noun.ts'

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
      title={t('holiday.addTitle')}
      initial={{ kind: holidayKind.off }}
      toBody={({ end_date, ...values }) => {
        begun.current = values.begin_date
        return { ...values, end_date: end_date ?? values.begin_date }
      }}
      onSaved={() => onSaved(begun.current)}
      small
      onClose={onClose}
    >
      <NounContext value={holiday}>
        <Field of="kind" required={false} />
        <Form.Item name="begin_date" label={t('holiday.begin')} rules={[{ required: true }]}>
          <TimeInput disabledDate={isPast} />
        </Form.Item>
        <Form.Item name="end_date" label={t('holiday.end')}>
          <TimeInput disabledDate={isPast} />
        </Form.Item>
        <Field of="name" className="ui-wide" />
      </NounContext>
    </FormDrawer>
  )
}
