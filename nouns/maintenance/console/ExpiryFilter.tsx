import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

const terms = { expired: 'expired', 7: 'week', 30: 'month', 90: 'quarter' } as const

/** The filter by days that are over, or come within some days. */
export default function ExpiryFilter({ name = 'expiry', label }: { name?: string; label: string }) {
  const { t } = useTranslation()
  return (
    <Form.Item name={name} label={label}>
      <Select
        allowClear
        placeholder={t('common.all')}
        options={(['expired', '7', '30', '90'] as const).map((value) => ({
          value,
          label: t(`vendor.expiry.${terms[value]}`),
        }))}
      />
    </Form.Item>
  )
}
