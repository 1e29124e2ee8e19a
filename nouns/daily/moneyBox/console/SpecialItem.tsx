import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'

/** 特批: the approval that admits a crew whose papers are not valid. */
export default function SpecialItem({ dept }: { dept: number }) {
  const { t } = useTranslation()
  const { data: permits } = useRead('MoneyBox/GetPermitList', { dept_id: dept })
  return (
    <Field of="special_approve_no" className="ui-wide" extra={t('moneyBox.specialHint')}>
      <Select
        allowClear
        placeholder={t('ui.choose')}
        notFoundContent={t('moneyBox.noSpecial')}
        loading={permits === undefined}
        options={
          permits?.map(({ oa_examine_id, bill_no, title }) => ({
            value: oa_examine_id,
            label: `${bill_no} ${title}`,
          })) ?? []
        }
      />
    </Field>
  )
}
