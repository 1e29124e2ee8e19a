import { type Field as Declared, isList } from '@shouya/noun/field'
import { columnOf } from '@shouya/noun/noun'
import { Checkbox, Form, type FormItemProps, Input, InputNumber, Radio } from 'antd'
import { type ReactNode, use } from 'react'
import DeptTreeSelect from '../ui/DeptTreeSelect.tsx'
import DictSelect from '../ui/DictSelect.tsx'
import MoneyInput from '../ui/MoneyInput.tsx'
import PhotoField from '../ui/PhotoField.tsx'
import TimeInput from '../ui/TimeInput.tsx'
import { isFuture } from '../ui/text.ts'
import { NounContext } from './NounContext.ts'
import { useNounWords } from './useNounWords.ts'

type Props = Pick<FormItemProps, 'label' | 'extra' | 'className' | 'normalize' | 'dependencies'> & {
  of: string
  /** Where the moment decides; otherwise a field is required that the noun does not declare optional. */
  required?: boolean
  /** Makes a text of one line an input of so many lines at first: people write more than fits into one. */
  lines?: number
  /** What the page demands beside the declaration. */
  rules?: NonNullable<FormItemProps['rules']>
  /** The input where it is not simply that of the kind. */
  children?: ReactNode
}

/** Rules that the page can say at once; the server decides by the same declaration. `rule` says what shape a field has. */
function rulesOf(field: Declared, required: boolean, rule: () => string) {
  if (field.kind === 'pattern') return [{ required, pattern: field.pattern, message: rule() }]
  if (field.kind === 'paragraph') return [{ required, min: field.min, max: field.max, whitespace: true }]
  if (isList(field)) return [{ required, type: 'array' as const }]
  if (field.kind === 'personal' && field.pattern) return [{ required }, { pattern: field.pattern, message: rule() }]
  if (field.kind === 'personal') return [{ required, min: field.min, whitespace: true }]
  if (field.kind === 'line')
    return [{ required, max: field.max, whitespace: required, ...(field.min > 1 && { min: field.min }) }]
  return [{ required }]
}

/** One file is a list of one photo while it is chosen. */
const asPhotos = {
  getValueProps: (file?: number | null) => ({ value: file ? [file] : [] }),
  normalize: ([file]: number[]) => file ?? null,
}

/** A field of the noun's form: its label, its limits and the input of its kind. */
export default function Field({ of, lines, className, rules = [], children, required: needed, ...item }: Props) {
  const noun = use(NounContext)
  if (!noun) throw new Error('a field outside of the form of a noun')
  const field = noun.fields[of]
  if (!field) throw new Error(`${noun.name} has no field ${of}`)
  const required = needed ?? !(field.optional || isList(field) || field.kind === 'flag')
  const isWide = lines !== undefined || ['paragraph', 'photos', 'choice'].includes(field.kind)
  const { label, choice, rule } = useNounWords(noun)
  return (
    <Form.Item
      name={columnOf(of, field)}
      // A box to tick says itself what it is for.
      label={field.kind === 'flag' && !children ? undefined : label(of)}
      rules={[...rulesOf(field, required, () => rule(of)), ...rules]}
      {...(field.kind === 'file' && asPhotos)}
      {...(field.kind === 'flag' && { valuePropName: 'checked' })}
      className={className ?? (isWide ? 'ui-wide' : undefined)}
      {...item}
    >
      {children ?? inputOf(field, { label: label(of), required, lines, word: (value) => choice(of, value) })}
    </Form.Item>
  )
}

type Drawn = {
  label: string
  required: boolean
  lines: number | undefined
  word: (value: number) => string
}

function inputOf(field: Declared, { label, required, lines, word }: Drawn): ReactNode {
  switch (field.kind) {
    case 'line':
      if (lines !== undefined)
        return <Input.TextArea maxLength={field.max} showCount={lines > 1} autoSize={{ minRows: lines }} />
      return <Input maxLength={field.max} />
    case 'paragraph':
      return <Input.TextArea maxLength={field.max} showCount autoSize={{ minRows: 2 }} />
    case 'code':
      return <DictSelect dict={field.dict} allowClear={!required} />
    case 'textCode':
      return <DictSelect dict={field.dict} text allowClear={!required} />
    case 'codes':
      return <DictSelect dict={field.dict} multiple allowClear={false} />
    case 'personal':
    case 'pattern':
      return <Input maxLength={field.max} autoComplete="off" />
    case 'money':
      return <MoneyInput />
    case 'count':
      return <InputNumber min={field.min} max={field.max} precision={0} />
    case 'decimal':
      return <InputNumber min={field.min} max={field.max} precision={field.digits} />
    case 'choice':
      return <Radio.Group optionType="button" options={field.values.map((value) => ({ value, label: word(value) }))} />
    case 'day':
      return <TimeInput allowClear={!required} />
    case 'moment':
      return <TimeInput time allowClear={!required} disabledDate={isFuture} />
    case 'flag':
      return <Checkbox>{label}</Checkbox>
    case 'photos':
      return <PhotoField label={label} max={field.max} />
    case 'file':
      return <PhotoField label={label} max={1} />
    case 'unit':
      return <DeptTreeSelect allowClear={false} />
    default:
      throw new Error(`a field of kind ${field.kind} has no input`)
  }
}
