import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import type { Owner } from './owner.ts'

type Props = SelectProps<number> & { of: Owner; every?: boolean }

/** A category. A disabled one can be used as a filter, but accepts nothing new. */
export default function CategorySelect({ of, every = false, ...select }: Props) {
  const { t } = useTranslation()
  const { data } = useRead(`${of}/GetCategoryList`, {})
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
