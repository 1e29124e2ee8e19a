import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'

/** The query of the register (domain 4.7). */
export default function HandoverFilters() {
  const { t } = useTranslation()
  const { label } = useNounWords(roomKey)
  const all = t('common.all')
  // Who may not ask for people finds them by keyword.
  const mayAsk = useMayCall()('RoomKey/GetPersonList')
  const { data: people } = useRead('RoomKey/GetPersonList', {}, { enabled: mayAsk })
  return (
    <>
      <DayRange label={label('biz_date')} />
      <Form.Item name="status" label={label('status')}>
        <DictSelect dict="key_status" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="dept_id" label={label('dept_name')}>
        <DeptTreeSelect placeholder={all} />
      </Form.Item>
      <Form.Item name="key_type" label={t('roomKey.keys.field.key_type')}>
        <DictSelect dict="key_type" placeholder={all} />
      </Form.Item>
      <Form.Item name="handover_type" label={label('handover_type')}>
        <DictSelect dict="key_handover_type" multiple placeholder={all} />
      </Form.Item>
      <DayRange label={t('roomKey.dueDays')} of="due_" />
      {mayAsk && (
        <Form.Item name="user_id" label={t('roomKey.person')}>
          <PersonSelect people={people} placeholder={all} />
        </Form.Item>
      )}
    </>
  )
}
