import { useMayCall } from '@shouya/console/api/can.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
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
      <Filter of="biz_date" />
      <Filter of="handover_type" />
      <Filter of="dept_name" />
      <Filter of="status" />
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
      <Filter of="on_time" />
      <Form.Item name="differs" label={t('moneyBox.field.is_consistent')}>
        <FlagSelect label={t('moneyBox.differs')} />
      </Form.Item>
    </>
  )
}
