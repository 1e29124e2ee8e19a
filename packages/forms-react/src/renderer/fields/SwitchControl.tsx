import { Switch } from 'antd'
import type { ControlProps } from './controlProps.ts'

export default function SwitchControl({ snapshot, change, input }: ControlProps) {
  return <Switch {...input} checked={snapshot.value === true} onChange={change} />
}
