import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { AutoComplete, Form } from 'antd'
import { visitor } from '../noun.ts'
import { kind } from '../rules.ts'

type Props = { id?: string; value?: string; onChange?: (company: string) => void }

/** The company of a visitor; of somebody who repairs one of the vendors, whose own people then see the entry. */
export default function CompanyInput(field: Props) {
  const type = Form.useWatch<number | undefined>('person_type')
  const repairs = type === kind.repair
  const enabled = useMayCall()('Maintenance/GetCompanyList') && repairs
  const { data } = useRead('Maintenance/GetCompanyList', {}, { enabled, staleTime: 5 * 60_000 })
  return (
    <AutoComplete
      {...field}
      maxLength={visitor.fields.company.max}
      options={repairs ? (data ?? []).map(({ company_name }) => ({ value: company_name })) : []}
      showSearch={{ filterOption: (word, option) => String(option?.value).includes(word.trim()) }}
    />
  )
}
