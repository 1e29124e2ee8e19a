import { businessTime } from '@shouya/console/api/businessTime.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Input } from 'antd'
import type dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import FlowSelect from '../../examine/console/requests/FlowSelect.tsx'

const past = (day: dayjs.Dayjs) => day.isBefore(businessTime(new Date()), 'day')

/** Names who decides in the user's place for a time. */
export default function LeaveForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="Leave/Save"
      title={t('requests.leave.add')}
      initial={{ flow_ids: [] }}
      toBody={(values: BodyOf<'Leave/Save'>) => ({ ...values, remark: values.remark || null })}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('requests.leave.says')}</p>
      <Form.Item
        name="substitute_id"
        label={t('requests.leave.substitute')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <PersonSearch />
      </Form.Item>
      <Form.Item name="from_time" label={t('requests.leave.from')} rules={[{ required: true }]}>
        <TimeInput time disabledDate={past} />
      </Form.Item>
      <Form.Item name="to_time" label={t('requests.leave.to')} rules={[{ required: true }]}>
        <TimeInput time disabledDate={past} />
      </Form.Item>
      <Form.Item
        name="flow_ids"
        label={t('requests.leave.flows')}
        className="ui-wide"
        extra={t('requests.leave.flowsHint')}
      >
        <FlowSelect mode="multiple" placeholder={t('requests.leave.allFlows')} />
      </Form.Item>
      <Form.Item name="remark" label={t('requests.leave.remark')} className="ui-wide">
        <Input maxLength={200} />
      </Form.Item>
    </FormDrawer>
  )
}
