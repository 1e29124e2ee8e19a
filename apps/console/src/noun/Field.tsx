import type { Field as Declared } from '@shouya/noun/field'
import { columnOf } from '@shouya/noun/noun'
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
  /** Makes a text of one line an input of so many lines at first: people write more than fits into one. */
  lines?: number
  /** What the page demands beside the declaration. */
  rules?: NonNullable<FormItemProps['rules']>
  /** The input where it is not simply that of the kind. */
  children?: ReactNode
}

/** Rules that the page can say at once; the server decides by the same declaration. */
function rulesOf(field: Declared, required: boolean) {
  if (field.kind === 'paragraph') return [{ required, min: field.min, max: field.max, whitespace: true }]
  if (isList(field)) return [{ required, type: 'array' as const }]
  if (field.kind === 'personal') return [{ required, min: field.min, whitespace: true }]
  if (field.kind === 'line') return [{ required, max: field.max, whitespace: required }]
  return [{ required }]
}

const isList = ({ kind }: Declared) => kind === 'photos' || kind === 'codes'

/** One file is a list of one photo while it is chosen. */
const asPhotos = {
  getValueProps: (file?: number | null) => ({ value: file ? [file] : [] }),
  normalize: ([file]: number[]) => file ?? null,
}

/** A field of the noun's form: its label, its limits and the input of its kind. */
export default function Field({ of, lines, className, extra, rules = [], children, ...said }: Props) {
  const noun = use(NounContext)
  if (!noun) throw new Error('a field outside of the form of a noun')
  const field = noun.fields[of]
  if (!field) throw new Error(`${noun.name} has no field ${of}`)
  const required = said.required ?? (!field.optional && !isList(field))
  const isWide = lines !== undefined || ['paragraph', 'photos', 'choice'].includes(field.kind)
  const { label, choice } = useNounWords(noun)
  return (
    <Form.Item
      name={columnOf(of, field)}
      label={label(of)}
      rules={[...rulesOf(field, required), ...rules]}
      {...(field.kind === 'file' && asPhotos)}
      className={className ?? (isWide ? 'ui-wide' : undefined)}
      extra={extra}
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
    case 'codes':
      return <DictSelect dict={field.dict} multiple allowClear={false} />
    case 'personal':
      return <Input maxLength={field.max} autoComplete="off" />
    case 'choice':
      return <Radio.Group optionType="button" options={field.values.map((value) => ({ value, label: word(value) }))} />
    case 'moment':
      return <TimeInput time allowClear={!required} disabledDate={isFuture} />
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
