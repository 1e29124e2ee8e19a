import { Switch } from 'antd'
import type { ControlProps } from './controlProps.ts'

export default function SwitchControl({ value, change, input }: ControlProps) {
  return <Switch {...input} checked={value === true} onChange={change} />
}
