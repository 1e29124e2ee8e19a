import { Select } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  id?: string
  value?: true | undefined
  onChange?: (value: true | undefined) => void
  /** The label of the restricted choice. */
  label: string
}

/** All, or only rows with a flag. */
export default function FlagSelect({ id, value, onChange, label }: Props) {
  const { t } = useTranslation()
  return (
    <Select<'set'>
      {...(id !== undefined && { id })}
      allowClear
      placeholder={t('common.all')}
      value={value ? 'set' : null}
      onChange={(next) => onChange?.(next ? true : undefined)}
      options={[{ value: 'set', label }]}
    />
  )
}
