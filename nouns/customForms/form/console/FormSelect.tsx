import { useRead } from '@shouya/console/api/useRead.ts'
import { draftStatus } from '@shouya/console/versions/versioned.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** The largest page of a list. */
const MOST = 200
const ever = {
  status: [draftStatus.published, draftStatus.disabled],
  pagesize: MOST,
  sort_field: 'form_name' as const,
  sort_order: 'asc' as const,
}

/** Selects a form that may have submissions. */
export default function FormSelect(select: SelectProps<number>) {
  const { t } = useTranslation()
  const { data } = useRead('CustomForm/GetPageList', ever)
  return (
    <Select<number>
      allowClear
      placeholder={t('common.all')}
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      loading={data === undefined}
      options={data?.rows.map(({ id, form_name }) => ({ value: id, label: form_name })) ?? []}
    />
  )
}
