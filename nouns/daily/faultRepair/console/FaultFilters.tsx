import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** The query of the book (domain 4.8). */
export default function FaultFilters() {
  const { t } = useTranslation()
  const all = t('common.all')
  return (
    <>
      <DayRange label={t('faultRepair.field.days')} />
      <Form.Item name="status" label={t('faultRepair.field.status')}>
        <DictSelect dict="fault_status" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="device_type" label={t('faultRepair.field.device_type')}>
        <DictSelect dict="device_type" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="impact" label={t('faultRepair.field.impact')}>
        <DictSelect dict="impact_level" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('faultRepair.field.dept_id')}>
        <DeptTreeSelect placeholder={all} />
      </Form.Item>
    </>
  )
}
