import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DayRange from '../../../ui/DayRange.tsx'
import DeptTreeSelect from '../../../ui/DeptTreeSelect.tsx'
import DictSelect from '../../../ui/DictSelect.tsx'
import FlagSelect from '../../../ui/FlagSelect.tsx'
import PersonSelect from '../../../ui/PersonSelect.tsx'

/** The query of the register (domain 4.2). */
export default function CheckFilters() {
  const { t } = useTranslation()
  const { data: people } = useRead('SecurityCheck/GetPersonList', {})
  return (
    <>
      <DayRange label={t('checks.field.biz_date')} />
      <Form.Item name="session" label={t('checks.field.session')}>
        <DictSelect dict="check_session" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('checks.field.dept_id')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="status" label={t('checks.field.status')}>
        <DictSelect dict="security_check_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="overall_result" label={t('checks.field.overall_result')}>
        <DictSelect dict="check_result" placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="is_overdue" label={t('checks.field.is_overdue')}>
        <FlagSelect label={t('checks.overdueOnly')} />
      </Form.Item>
      <Form.Item name="user_id" label={t('checks.person')}>
        <PersonSelect people={people} placeholder={t('common.all')} />
      </Form.Item>
    </>
  )
}
