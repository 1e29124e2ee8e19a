import { Button } from 'antd'
import type { ReactNode } from 'react'

interface ListActionProps {
  /** Must be `aria-hidden`, since the label names the button. */
  readonly icon: ReactNode
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A small icon button at the end of a list row, with an accessible name. */
export function ListAction({ icon, label, disabled = false, onClick }: ListActionProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
}
