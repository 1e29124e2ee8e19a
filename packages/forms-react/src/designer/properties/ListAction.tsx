import { Button } from 'antd'
import type { ReactNode } from 'react'

interface ListActionProps {
  /** Says nothing itself: `aria-hidden`. */
  readonly icon: ReactNode
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A small sign at the end of a row of a list, named for who sees it and who hears it. */
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
