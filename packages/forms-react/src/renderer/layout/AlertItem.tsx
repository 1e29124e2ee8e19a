import { labelOf } from '@shouya/forms/readOptions'
import { Alert } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import type { LayoutProps } from './layoutProps.ts'

export default function AlertItem({ snapshot: { field } }: LayoutProps) {
  const { type, description, showIcon, banner, closable } = optionsOf('alert', field)
  return (
    <Alert
      className="sf-item"
      type={type}
      title={labelOf(field)}
      description={description || undefined}
      showIcon={showIcon}
      banner={banner}
      closable={closable}
    />
  )
}
