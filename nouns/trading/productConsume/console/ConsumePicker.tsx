import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = SelectProps<number> & {
  /** What is chosen already and may be on sale no more. */
  known?: readonly { consume_id: number; consume_code: string; consume_name: string }[]
}

/** A consumable that is on sale. */
export default function ConsumePicker({ known = [], ...select }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useRead('Consume/GetList', {}, { staleTime: 60_000 })
  const sold = new Set(data.map(({ id }) => id))
  const options = [
    ...data.map(({ id, consume_code, consume_name, spec }) => ({
      value: id,
      label: `${consume_code} ${consume_name} ${spec}`,
    })),
    ...known.flatMap(({ consume_id, consume_code, consume_name }) =>
      sold.has(consume_id) ? [] : [{ value: consume_id, label: `${consume_code} ${consume_name}` }],
    ),
  ]
  return (
    <Select<number>
      placeholder={t('ui.choose')}
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
    />
  )
}
