import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** The query of the register (domain 4.7). */
export default function HandoverFilters() {
  const { t } = useTranslation()
  // Who may not ask for people finds them by keyword.
  const mayAsk = useMayCall()('RoomKey/GetPersonList')
  const { data: people } = useRead('RoomKey/GetPersonList', {}, { enabled: mayAsk })
  return (
    <>
      <DayRange label={t('daily.field.biz_date')} />
      <Form.Item name="status" label={t('daily.field.status')}>
        <DictSelect dict="key_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('daily.dept')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="key_type" label={t('daily.field.key_type')}>
        <DictSelect dict="key_type" placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="handover_type" label={t('daily.field.handover_type')}>
        <DictSelect dict="key_handover_type" multiple placeholder={t('common.all')} />
      </Form.Item>
      <DayRange label={t('daily.dueDays')} of="due_" />
      {mayAsk && (
        <Form.Item name="user_id" label={t('daily.person')}>
          <PersonSelect people={people} placeholder={t('common.all')} />
        </Form.Item>
      )}
    </>
  )
}
