import { DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { businessTime } from '../api/businessTime.ts'

const wire = 'YYYY-MM-DD'
const day = (text: string | undefined): Dayjs | null => (text && dayjs(text).isValid() ? dayjs(text) : null)

/** Two days of the query as one field, `begin_date` and `end_date` with an optional prefix. */
export default function DayRange({ label, of = '' }: { label: string; of?: 'due_' | 'close_' | '' }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const begin = Form.useWatch<string | undefined>(`${of}begin_date`, form)
  const end = Form.useWatch<string | undefined>(`${of}end_date`, form)
  const now = dayjs(businessTime(new Date()))
  const month = now.subtract(1, 'month')
  const presets: { label: string; value: [Dayjs, Dayjs] }[] = [
    { label: t('ui.days.today'), value: [now, now] },
    { label: t('ui.days.thisWeek'), value: [now.startOf('week'), now] },
    { label: t('ui.days.thisMonth'), value: [now.startOf('month'), now] },
    { label: t('ui.days.lastMonth'), value: [month.startOf('month'), month.endOf('month')] },
  ]
  return (
    <Form.Item label={label} htmlFor={`query_${of}days`}>
      <Form.Item name={`${of}begin_date`} noStyle hidden>
        <input type="hidden" />
      </Form.Item>
      <Form.Item name={`${of}end_date`} noStyle hidden>
        <input type="hidden" />
      </Form.Item>
      <DatePicker.RangePicker
        id={{ start: `query_${of}days`, end: `query_${of}last_day` }}
        aria-label={label}
        value={[day(begin), day(end)]}
        allowEmpty={[true, true]}
        presets={presets}
        placeholder={[t('ui.days.begin'), t('ui.days.end')]}
        onChange={(days) =>
          form.setFieldsValue({
            [`${of}begin_date`]: days?.[0]?.format(wire),
            [`${of}end_date`]: days?.[1]?.format(wire),
          })
        }
      />
    </Form.Item>
  )
}
