import { isList } from '@shouya/forms/json'
import { Checkbox } from 'antd'
import { type ControlProps, groupProps } from './controlProps.ts'
import { plainOptions } from './plainOptions.ts'

/** Checkboxes, of which several can be ticked. */
export default function ChoicesControl(props: ControlProps) {
  const { value, state, change, input } = props
  return (
    <div {...groupProps(props)} className="sf-choices">
      <Checkbox.Group<string | number>
        disabled={input.disabled}
        options={plainOptions(state.options)}
        value={(isList(value) ? value : []) as (string | number)[]}
        onChange={change}
      />
    </div>
  )
}
