import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptMap from './DeptMap.tsx'
import LocateAddress from './LocateAddress.tsx'
import LocateMe from './LocateMe.tsx'

const phonePattern = /^(1[3-9]\d{9}|(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?|400-?\d{3}-?\d{4}|9\d{4,5})$/

/** Where a unit is and how it is called. */
export default function DeptPlaceFields({ outlet }: { outlet: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('settings.dept.group.place')}</h2>
      <Form.Item
        name="region_code"
        label={t('settings.dept.field.region_code')}
        rules={[{ required: outlet, pattern: /^\d{6}$/, message: t('settings.dept.regionRule') }]}
      >
        <Input maxLength={6} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('settings.dept.field.phone')}
        rules={[{ pattern: phonePattern, message: t('settings.dept.phoneRule') }]}
      >
        <Input maxLength={20} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="address"
        label={t('settings.dept.field.address')}
        className="ui-wide"
        rules={[{ required: outlet, whitespace: true }]}
        extra={<LocateAddress />}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="lng" label={t('settings.dept.field.lng')}>
        <InputNumber min={-180} max={180} precision={6} />
      </Form.Item>
      <Form.Item name="lat" label={t('settings.dept.field.lat')} extra={<LocateMe />}>
        <InputNumber min={-90} max={90} precision={6} />
      </Form.Item>
      <DeptMap />
    </>
  )
}
