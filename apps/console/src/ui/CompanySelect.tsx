import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../api/useRead.ts'

const WORKING = 1

/** A choice of the escort companies that the caller may see; `working`: those that accept new vehicles and people. */
export default function CompanySelect({ working = false, ...select }: SelectProps<number> & { working?: boolean }) {
  const { t } = useTranslation()
  const { data } = useRead('Escort/GetCompanyList', {})
  const options = data?.map(({ id, company_name, company_code, status }) => ({
    value: id,
    label: company_name,
    code: company_code,
    disabled: working && status !== WORKING,
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
