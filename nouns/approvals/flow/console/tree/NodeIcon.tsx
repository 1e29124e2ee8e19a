import {
  ApartmentOutlined,
  AuditOutlined,
  BranchesOutlined,
  FormOutlined,
  HourglassOutlined,
  NodeExpandOutlined,
  SendOutlined,
  StopOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { FlowNode } from '@shouya/approvals/definition'
import type { ComponentType } from 'react'

const icons: Record<
  FlowNode['type'] | 'start' | 'end',
  ComponentType<{ 'aria-hidden': 'true'; className?: string }>
> = {
  start: UserOutlined,
  end: StopOutlined,
  approve: AuditOutlined,
  handle: FormOutlined,
  cc: SendOutlined,
  choice: BranchesOutlined,
  parallel: ApartmentOutlined,
  inclusive: NodeExpandOutlined,
  delay: HourglassOutlined,
  trigger: ThunderboltOutlined,
}

type Props = {
  type: keyof typeof icons
  /** Set by menus for their icons. */
  className?: string
}

/** The icon of a node type; its name is beside it. */
export function NodeIcon({ type, ...rest }: Props) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" {...rest} />
}
