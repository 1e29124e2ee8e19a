import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { Past } from './past.ts'

/** Puts records of a register onto a list of destruction, all of them or those that ended before a day. */
export default function ListRecordsForm({ past, onClose }: { past: Past; onClose: () => void }) {
  const { t } = useTranslation()
  const { table, as, book, before } = past
  return (
    <FormDrawer<'ReportFile/ListRecords', { before: Dayjs }>
      small
      path="ReportFile/ListRecords"
      title={t('reportFile.retention.listOf', { book })}
      okText={t('reportFile.retention.list')}
      initial={{ before: dayjs(before) }}
      toBody={(values) => ({ table, as, before: values.before.format('YYYY-MM-DD') })}
      said={({ destroy_no, count }) => t('reportFile.listed', { no: destroy_no, count })}
      onClose={onClose}
    >
      <Form.Item
        name="before"
        className="ui-wide"
        label={t('reportFile.retention.before')}
        extra={t('reportFile.retention.beforeHint', { day: before })}
        rules={[{ required: true }]}
      >
        <DatePicker allowClear={false} maxDate={dayjs(before)} />
      </Form.Item>
    </FormDrawer>
  )
}
