import { Switch } from 'antd'
import { useId } from 'react'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch with its name beside it. */
export default function Toggle({ label, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="flow-toggle">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={checked} onChange={onChange} />
    </div>
  )
}
