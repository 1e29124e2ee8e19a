import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import HourInput from '@shouya/console/ui/HourInput.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import WeekDays from '../../setting/console/WeekDays.tsx'

/** When a unit is open, when the escort comes, and what there is to guard. */
export default function DeptOutletFields({ outlet }: { outlet: boolean }) {
  const { t } = useTranslation()
  const needed = [{ required: outlet }]
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('settings.dept.group.hours')}</h2>
      <Form.Item name="business_begin" label={t('settings.dept.field.business_begin')} rules={needed}>
        <HourInput />
      </Form.Item>
      <Form.Item name="business_end" label={t('settings.dept.field.business_end')} rules={needed}>
        <HourInput />
      </Form.Item>
      <Form.Item name="deliver_time" label={t('settings.dept.field.deliver_time')}>
        <HourInput />
      </Form.Item>
      <Form.Item name="collect_time" label={t('settings.dept.field.collect_time')}>
        <HourInput />
      </Form.Item>
      <Form.Item
        name="business_days"
        label={t('settings.dept.field.business_days')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <WeekDays />
      </Form.Item>
      <h2 className="ui-wide ui-heading">{t('settings.dept.group.guard')}</h2>
      <Form.Item name="risk_level" label={t('settings.dept.field.risk_level')} rules={needed}>
        <DictSelect dict="risk_level" allowClear={!outlet} />
      </Form.Item>
      <Form.Item label={t('settings.dept.has')}>
        {(['has_cash', 'has_vault', 'has_self_service'] as const).map((name) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{t(`settings.dept.field.${name}`)}</Checkbox>
          </Form.Item>
        ))}
      </Form.Item>
      <Form.Item name="escort_company_id" label={t('settings.dept.field.escort_company_name')}>
        <CompanySelect />
      </Form.Item>
      <Form.Item name="alarm_code" label={t('settings.dept.field.alarm_code')}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="police_station" label={t('settings.dept.field.police_station')}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="open_date" label={t('settings.dept.field.open_date')}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="close_date" label={t('settings.dept.field.close_date')}>
        <TimeInput />
      </Form.Item>
    </>
  )
}
