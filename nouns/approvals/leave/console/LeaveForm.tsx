import { businessTime } from '@shouya/console/api/businessTime.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form } from 'antd'
import type dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import FlowSelect from '../../examine/console/requests/FlowSelect.tsx'
import { leave } from '../noun.ts'

const past = (day: dayjs.Dayjs) => day.isBefore(businessTime(new Date()), 'day')

/** Sets a substitute who decides for the user in a period. */
export default function LeaveForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="Leave/Save"
      title={t('leave.add')}
      initial={{ flow_ids: [] }}
      toBody={(values: BodyOf<'Leave/Save'>) => ({ ...values, remark: values.remark || null })}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('leave.says')}</p>
      <NounContext value={leave}>
        <Field of="substitute" className="ui-wide">
          <PersonSearch />
        </Field>
        <Field of="from_time">
          <TimeInput time disabledDate={past} />
        </Field>
        <Field of="to_time">
          <TimeInput time disabledDate={past} />
        </Field>
        <Form.Item name="flow_ids" label={t('leave.field.flows')} className="ui-wide" extra={t('leave.flowsHint')}>
          <FlowSelect mode="multiple" placeholder={t('leave.allFlows')} />
        </Form.Item>
        <Field of="remark" className="ui-wide" />
      </NounContext>
    </FormDrawer>
  )
}
