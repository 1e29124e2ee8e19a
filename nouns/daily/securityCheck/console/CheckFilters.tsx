import { useRead } from '@shouya/console/api/useRead.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** The query of the register (domain 4.2). */
export default function CheckFilters() {
  const { t } = useTranslation()
  const { data: people } = useRead('SecurityCheck/GetPersonList', {})
  return (
    <>
      <DayRange label={t('securityCheck.field.biz_date')} />
      <Form.Item name="session" label={t('securityCheck.field.session')}>
        <DictSelect dict="check_session" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('securityCheck.field.dept_id')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="status" label={t('securityCheck.field.status')}>
        <DictSelect dict="security_check_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="overall_result" label={t('securityCheck.field.overall_result')}>
        <DictSelect dict="check_result" placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="is_overdue" label={t('securityCheck.field.is_overdue')}>
        <FlagSelect label={t('securityCheck.overdueOnly')} />
      </Form.Item>
      <Form.Item name="user_id" label={t('securityCheck.field.checker_user_name')}>
        <PersonSelect people={people} placeholder={t('common.all')} />
      </Form.Item>
    </>
  )
}
