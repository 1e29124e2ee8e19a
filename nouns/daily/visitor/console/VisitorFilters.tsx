import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** The query of the register (domain 4.5). */
export default function VisitorFilters() {
  const { t } = useTranslation()
  return (
    <>
      <DayRange label={t('visitor.field.biz_date')} />
      <Form.Item name="dept_id" label={t('visitor.field.dept_name')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="status" label={t('visitor.field.status')}>
        <DictSelect dict="inout_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="person_type" label={t('visitor.field.person_type')}>
        <DictSelect dict="visitor_type" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="area" label={t('visitor.field.areas')}>
        <DictSelect dict="area" placeholder={t('common.all')} />
      </Form.Item>
    </>
  )
}
