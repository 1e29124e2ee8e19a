import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = SelectProps<number> & {
  of: 'products' | 'agents'
  /** One that cannot be chosen: the device is there already. */
  without?: number | null
}

/** A choice of the products, or of the agents that the caller may see. */
export default function ChoiceSelect({ of, without = null, ...select }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('Device/GetChoices', {}, { staleTime: 60_000 })
  const options = data?.[of].filter(({ id }) => id !== without).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select<number>
      allowClear
      placeholder={t('ui.choose')}
      loading={data === undefined}
      popupMatchSelectWidth={260}
      {...(select as object)}
      options={options ?? []}
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}
