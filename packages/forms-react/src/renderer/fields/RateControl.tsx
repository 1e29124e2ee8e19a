import { Rate } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import { type ControlProps, groupProps } from './controlProps.ts'

export default function RateControl(props: ControlProps) {
  const { field, value, change, input } = props
  const { max, allowHalf } = optionsOf('rate', field)
  return (
    <div {...groupProps(props)}>
      <Rate
        disabled={input.disabled}
        count={Math.min(Math.max(1, Math.trunc(max)), 100)}
        allowHalf={allowHalf}
        value={typeof value === 'number' ? value : 0}
        onChange={change}
      />
    </div>
  )
}
