import { useMayCall } from '@shouya/console/api/can.ts'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import RouteSelect from './RouteSelect.tsx'

/** The query of the register (domain 4.4). */
export default function MoneyBoxFilters() {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  return (
    <>
      <DayRange label={t('moneyBox.field.biz_date')} />
      <Form.Item name="handover_type" label={t('moneyBox.field.handover_type')}>
        <DictSelect dict="handover_type" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('moneyBox.field.dept_id')}>
        <DeptTreeSelect placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="status" label={t('moneyBox.field.status')}>
        <DictSelect dict="handover_status" multiple placeholder={t('common.all')} />
      </Form.Item>
      {mayCall('Escort/GetCompanyList') && (
        <Form.Item name="escort_company_id" label={t('moneyBox.field.escort_company_name')}>
          <CompanySelect placeholder={t('common.all')} />
        </Form.Item>
      )}
      {mayCall('Escort/GetRoutePageList') && (
        <Form.Item name="route_id" label={t('moneyBox.field.route_name')}>
          <RouteSelect />
        </Form.Item>
      )}
      <Form.Item name="plate_no" label={t('moneyBox.field.plate_no')}>
        <Input maxLength={10} allowClear />
      </Form.Item>
      <Form.Item name="staff_name" label={t('moneyBox.field.crew_names')}>
        <Input maxLength={50} allowClear />
      </Form.Item>
      <Form.Item name="box_no" label={t('moneyBox.items.field.box_no')}>
        <Input maxLength={20} allowClear />
      </Form.Item>
      <Form.Item name="on_time" label={t('moneyBox.field.on_time')}>
        <DictSelect dict="on_time" multiple placeholder={t('common.all')} />
      </Form.Item>
      <Form.Item name="differs" label={t('moneyBox.field.is_consistent')}>
        <FlagSelect label={t('moneyBox.differs')} />
      </Form.Item>
    </>
  )
}
