import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** The most products that a list answers at once. */
const MOST = 200

/** A product. */
export default function ProductPicker(select: SelectProps<number>) {
  const { t } = useTranslation()
  const { data } = useRead('Product/GetPageList', { pagesize: MOST }, { staleTime: 60_000 })
  return (
    <Select<number>
      placeholder={t('ui.choose')}
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      options={
        data?.rows.map(({ id, product_code, product_name }) => ({ value: id, label: `${product_code} ${product_name}` })) ??
        []
      }
    />
  )
}
