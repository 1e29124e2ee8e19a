import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'

interface AddButtonProps {
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Adds an item to a list of properties. */
export const AddButton = (props: AddButtonProps) => (
  <Button type="dashed" size="small" icon={<PlusOutlined aria-hidden="true" />} {...props} />
)
