import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { PropertyRow } from './PropertyRow.tsx'

interface SwitchRowProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A flag: its label and a switch in one line. */
export const SwitchRow = ({ label, checked, onChange }: SwitchRowProps) => (
  <PropertyRow label={label} inline>
    {(input) => <Switch id={input} size="small" checked={checked} onChange={onChange} />}
  </PropertyRow>
)
