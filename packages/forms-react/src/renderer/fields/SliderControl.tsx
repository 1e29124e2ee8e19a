import { numberLimits } from '@shouya/forms/numberLimits'
import { InputNumber, Slider } from 'antd'
import { useForm } from '../formContext.ts'
import { optionsOf } from '../optionsOf.ts'
import { leave } from '../store/setValue.ts'
import { widthOf } from '../widthOf.ts'
import type { ControlProps } from './controlProps.ts'

/** With `showInput` a linked number box, whose value must fit the step; its issues are shown at every change. */
export default function SliderControl({ node, field, value, change, input, status, labelledBy }: ControlProps) {
  const { store } = useForm()
  const { min, max, step } = numberLimits(field)
  const number = typeof value === 'number' ? value : (min ?? 0)
  const limits = { min: min ?? 0, max: max ?? 100, step: step > 0 ? step : 1 }
  const { id, disabled, ...aria } = input
  return (
    <div className="sf-slider" style={{ width: widthOf(field) }}>
      <Slider
        id={id}
        disabled={disabled}
        {...limits}
        value={number}
        onChange={change}
        ariaLabelForHandle={aria['aria-label']}
        ariaLabelledByForHandle={aria['aria-label'] === undefined ? labelledBy : undefined}
      />
      {optionsOf('slider', field).showInput && (
        <InputNumber<number>
          {...aria}
          aria-labelledby={labelledBy}
          disabled={disabled}
          min={limits.min}
          max={limits.max}
          step={limits.step}
          value={number}
          onChange={(next) => {
            change(next)
            leave(store, node)
          }}
          status={status}
        />
      )}
    </div>
  )
}
