import type { Field as Declared } from '@shouya/noun/field'
import { Form, type FormItemProps, Input, Radio } from 'antd'
import { type ReactNode, use } from 'react'
import DeptTreeSelect from '../ui/DeptTreeSelect.tsx'
import DictSelect from '../ui/DictSelect.tsx'
import PhotoField from '../ui/PhotoField.tsx'
import TimeInput from '../ui/TimeInput.tsx'
import { isFuture } from '../ui/text.ts'
import { NounContext } from './NounContext.ts'
import { useNounWords } from './useNounWords.ts'

type Props = Pick<FormItemProps, 'extra' | 'className'> & {
  of: string
  /** Where the moment decides; otherwise a field is required that the noun does not declare optional. */
  required?: boolean
  /** The input, where it is not the usual one of its kind. */
  children?: ReactNode
}

/** Rules that the page can say at once; the server decides by the same declaration. */
function rulesOf(field: Declared, required: boolean) {
  if (field.kind === 'paragraph') return [{ required, min: field.min, max: field.max, whitespace: true }]
  if (field.kind === 'line') return [{ required, max: field.max, whitespace: required }]
  return [{ required }]
}

/** A field of the noun's form: its label, its limits and the input of its kind. */
export default function Field({ of, required, children, className, extra }: Props) {
  const noun = use(NounContext)
  if (!noun) throw new Error('a field outside of the form of a noun')
  const field = noun.fields[of]
  if (!field) throw new Error(`${noun.name} has no field ${of}`)
  const isWide = field.kind === 'paragraph' || field.kind === 'photos' || field.kind === 'choice'
  const { label, choice } = useNounWords(noun)
  return (
    <Form.Item
      name={field.kind === 'unit' || field.kind === 'person' ? field.of : of}
      label={label(of)}
      rules={rulesOf(field, required ?? (!field.optional && field.kind !== 'photos'))}
      className={className ?? (isWide ? 'ui-wide' : undefined)}
      extra={extra}
    >
      {children ?? inputOf(field, label(of), (value) => choice(of, value))}
    </Form.Item>
  )
}

function inputOf(field: Declared, label: string, word: (value: number) => string): ReactNode {
  switch (field.kind) {
    case 'line':
      return <Input maxLength={field.max} />
    case 'paragraph':
      return <Input.TextArea maxLength={field.max} showCount autoSize={{ minRows: 2 }} />
    case 'code':
      return <DictSelect dict={field.dict} allowClear={field.optional ?? false} />
    case 'choice':
      return <Radio.Group optionType="button" options={field.values.map((value) => ({ value, label: word(value) }))} />
    case 'moment':
      return <TimeInput time allowClear={field.optional ?? false} disabledDate={isFuture} />
    case 'photos':
      return <PhotoField label={label} max={field.max} />
    case 'unit':
      return <DeptTreeSelect allowClear={false} />
    default:
      throw new Error(`a field of kind ${field.kind} has no input`)
  }
}
