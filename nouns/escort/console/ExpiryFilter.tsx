import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

const terms = { expired: 'expired', 7: 'week', 30: 'month', 90: 'quarter' } as const

/** The filter by certificates that have expired, or that expire within some days. */
export default function ExpiryFilter() {
  const { t } = useTranslation()
  return (
    <Form.Item name="expiry" label={t('escort.ends')}>
      <Select
        allowClear
        placeholder={t('common.all')}
        options={(['expired', '7', '30', '90'] as const).map((value) => ({
          value,
          label: t(`escort.expiry.${terms[value]}`),
        }))}
      />
    </Form.Item>
  )
}
