import { Radio } from 'antd'
import { type ControlProps, groupProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

export default function RadioControl(props: ControlProps) {
  const { value, state, change, input } = props
  const { role: _, ...group } = groupProps(props)
  return (
    <Radio.Group
      {...group}
      className="sf-choices"
      disabled={input.disabled}
      options={plainOptions(state.options)}
      value={value}
      onChange={({ target }) => change(target.value as string | number)}
      aria-required={input['aria-required']}
      aria-invalid={input['aria-invalid']}
    />
  )
}
