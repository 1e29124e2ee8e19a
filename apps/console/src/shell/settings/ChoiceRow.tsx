import { Segmented } from 'antd'
import SettingRow from './SettingRow.tsx'

type Props<T extends string> = {
  label: string
  value: T
  options: { value: T; label: string }[]
  disabled?: boolean
  onChange: (value: T) => void
}

/** A choice of a few options, all visible. */
export default function ChoiceRow<T extends string>({ label, ...choice }: Props<T>) {
  return (
    <SettingRow label={label}>
      <Segmented<T> aria-label={label} size="small" {...choice} />
    </SettingRow>
  )
}
