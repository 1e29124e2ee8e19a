import { Radio } from 'antd'
import { type ControlProps, groupProps } from './controlProps.ts'
import { withStrangers } from './withStrangers.ts'

export default function RadioControl(props: ControlProps) {
  const { value, options, change, input } = props
  const { role: _, ...group } = groupProps(props)
  return (
    <Radio.Group
      {...group}
      className="sf-choices"
      disabled={input.disabled}
      options={withStrangers(options, [value])}
      value={value}
      onChange={({ target }) => change(target.value as string | number)}
      aria-required={input['aria-required']}
      aria-invalid={input['aria-invalid']}
    />
  )
}
