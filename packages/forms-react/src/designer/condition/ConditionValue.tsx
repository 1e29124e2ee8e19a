import type { Json } from '@shouya/forms/json'
import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { type ConditionValueProps, useCondition, useConditionText } from './ConditionContext.ts'
import { listOf } from './conditionRows.ts'

/** The value of a comparison, entered with the control of its field. */
export function ConditionValue(props: ConditionValueProps) {
  const { controls } = useCondition()
  const Own = controls[props.subject.control]
  if (Own) return <Own {...props} />
  switch (props.subject.control) {
    case 'number':
      return <NumberValue {...props} />
    case 'date':
      return <DateValue {...props} />
    case 'option':
      return <Choice {...props} />
    default:
      return <TextValue {...props} />
  }
}

/** Attributes of every control: its name and its error state. */
const common = ({ label, missing }: ConditionValueProps) =>
  ({ 'aria-label': label, className: 'fc-wide', status: missing ? 'error' : '' }) as const

const NumberValue = (props: ConditionValueProps) => (
  <InputNumber
    {...common(props)}
    value={typeof props.value === 'number' ? props.value : null}
    onChange={props.onChange}
  />
)

const DateValue = (props: ConditionValueProps) => (
  <DatePicker
    {...common(props)}
    value={typeof props.value === 'string' ? dayjs(props.value) : null}
    onChange={(day) => props.onChange(day ? day.format('YYYY-MM-DD') : null)}
  />
)

function TextValue(props: ConditionValueProps) {
  const { subject, many, value, onChange } = props
  if (many)
    return <Select<string[]> mode="tags" {...common(props)} value={listOf(value).map(String)} onChange={onChange} />
  return (
    <Input
      {...common(props)}
      maxLength={200}
      {...(subject.control === 'time' ? { placeholder: 'HH:mm:ss' } : {})}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

type Code = string | number

/** One or several of the options of a field. */
function Choice(props: ConditionValueProps) {
  const { subject, many, value, onChange } = props
  const t = useConditionText()
  return (
    <Select<Code | Code[]>
      {...(many ? { mode: 'multiple' as const } : {})}
      {...common(props)}
      popupMatchSelectWidth={false}
      placeholder={t('condition.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      value={(many ? listOf(value) : (value ?? undefined)) as Code | Code[]}
      options={subject.options.map((option) => ({
        value: option.value as Code,
        label: option.label ?? String(option.value),
      }))}
      onChange={(next) => onChange(next as Json)}
    />
  )
}
