import { isList } from '@shouya/forms/json'
import { Checkbox } from 'antd'
import { type ControlProps, groupProps } from './controlProps.ts'
import { withStrangers } from './withStrangers.ts'

/** A group of checkboxes. */
export default function ChoicesControl(props: ControlProps) {
  const { value, options, change, input } = props
  const values = isList(value) ? value : []
  return (
    <div {...groupProps(props)} className="sf-choices">
      <Checkbox.Group<string | number>
        disabled={input.disabled}
        options={withStrangers(options, values)}
        value={values as (string | number)[]}
        onChange={change}
      />
    </div>
  )
}
