import { useRead } from '@shouya/console/api/useRead.ts'
import { draftStatus } from '@shouya/console/versions/versioned.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** As many as a page of a list may have. */
const MOST = 200
const ever = {
  status: [draftStatus.published, draftStatus.disabled],
  pagesize: MOST,
  sort_field: 'form_name' as const,
  sort_order: 'asc' as const,
}

/** A form that something may have been filed with. */
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
