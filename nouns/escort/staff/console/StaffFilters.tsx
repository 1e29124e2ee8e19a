import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { ID_CARD } from '@shouya/noun/shapes'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import UnitSelect from '../../console/UnitSelect.tsx'

/** The query of the list (domain 3.3). An identity number is found as a whole only. */
export default function StaffFilters() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="status" label={t('staff.field.status')}>
        <DictSelect dict="staff_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      <ExpiryFilter />
      <Form.Item name="escort_company_id" label={t('staff.field.company_name')}>
        <CompanySelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="duty_type" label={t('staff.field.duty_type')}>
        <DictSelect dict="staff_duty" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('staff.field.dept_ids')}>
        <UnitSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item
        name="id_card"
        label={t('staff.field.id_card')}
        rules={[{ pattern: ID_CARD, message: t('staff.rule.id_card') }]}
      >
        <Input allowClear maxLength={18} autoComplete="off" />
      </Form.Item>
    </>
  )
}
