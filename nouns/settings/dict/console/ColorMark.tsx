import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { ReactNode } from 'react'
import type { DictValue } from './dictRows.ts'

/** The look of each colour that a dictionary can name. */
export const colorKinds = {
  default: 'draft',
  success: 'done',
  processing: 'active',
  warning: 'waiting',
  error: 'refused',
} as const

/** A value's label in the colour that its dictionary gives it. */
export default function ColorMark({ color, children }: { color: DictValue['color']; children: ReactNode }) {
  return color ? <StatusTag kind={colorKinds[color]}>{children}</StatusTag> : children
}
