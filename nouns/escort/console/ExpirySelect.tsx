import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** What the filter says, and the words for it. */
const terms = { expired: 'expired', 7: 'week', 30: 'month', 90: 'quarter' } as const
type Term = `${keyof typeof terms}`

/** Certificates that have ended, or that end within some days. */
export default function ExpirySelect(select: Omit<SelectProps<Term>, 'options'>) {
  const { t } = useTranslation()
  return (
    <Select<Term>
      allowClear
      placeholder={t('common.all')}
      {...(select as object)}
      options={(['expired', '7', '30', '90'] as const).map((value) => ({
        value,
        label: t(`escort.expiry.${terms[value]}`),
      }))}
    />
  )
}
