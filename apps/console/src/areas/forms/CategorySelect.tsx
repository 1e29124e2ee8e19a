import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'

/** A category of forms. A disabled one can be looked for, but takes in no further form. */
export default function CategorySelect({ every = false, ...select }: SelectProps<number> & { every?: boolean }) {
  const { t } = useTranslation()
  const { data } = useRead('CustomForm/GetCategoryList', {})
  const options = data
    ?.filter(({ id, status }) => every || status === 1 || id === select.value)
    .map(({ id, category_name }) => ({ value: id, label: category_name }))
  return (
    <Select<number>
      allowClear={every}
      placeholder={every ? t('common.all') : t('ui.choose')}
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      loading={data === undefined}
      options={options ?? []}
    />
  )
}
