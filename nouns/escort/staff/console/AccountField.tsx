import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** The account with which a person signs: of their company, with their name, and of no other person. */
export default function AccountField({ staffId }: { staffId: number | null }) {
  const { t } = useTranslation()
  const company = Form.useWatch<number | undefined>('escort_company_id')
  const name = Form.useWatch<string | undefined>('name')?.trim()
  const { data } = useRead(
    'Escort/GetStaffAccountList',
    { escort_company_id: company ?? 0 },
    { enabled: company !== undefined },
  )
  const own = data?.filter(
    ({ real_name, staff_id }) => real_name === name && (staff_id === null || staff_id === staffId),
  )
  return (
    <Field of="user_name" extra={t('staff.accountHint')}>
      <Select<number>
        allowClear
        placeholder={t('ui.choose')}
        notFoundContent={t('staff.noAccount')}
        showSearch={{ optionFilterProp: 'label' }}
        options={own?.map(({ id, username }) => ({ value: id, label: username })) ?? []}
      />
    </Field>
  )
}
