import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'

const WORKING = 1
const ENDED = 3

type Props = SelectProps<number> & {
  /** Only those to which something can be dispatched today. */
  working?: boolean
}

/** A choice of the maintenance vendors that the caller may see; those that have ended cannot be chosen anew. */
export default function VendorSelect({ working = false, ...select }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Maintenance/GetCompanyList', {})
  const options = data?.map(({ id, company_name, company_code, status, expired }) => ({
    value: id,
    label: company_name,
    code: company_code,
    disabled: status === ENDED || (working && (status !== WORKING || expired)),
  }))
  return (
    <Select<number>
      allowClear
      placeholder={t('ui.choose')}
      loading={data === undefined}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={options ?? []}
      showSearch={{ optionFilterProp: ['label', 'code'] }}
    />
  )
}
