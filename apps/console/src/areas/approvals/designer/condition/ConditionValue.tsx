import { isList, type Json } from '@shouya/forms/json'
import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import DeptTreeSelect from '../../../../ui/DeptTreeSelect.tsx'
import { useDict } from '../../../../ui/useDict.ts'
import DeptsSelect from '../../flows/DeptsSelect.tsx'
import PeopleSelect from '../panels/PeopleSelect.tsx'
import { useKnown } from '../words/known.ts'
import type { Subject } from './subjects.ts'

type Props = {
  subject: Subject
  /** Several values, of which one has to fit. */
  many: boolean
  value: Json
  missing: boolean
  onChange: (value: Json) => void
}

/** What something is compared with, entered as its field has it. */
export default function ConditionValue(props: Props) {
  switch (props.subject.control) {
    case 'number':
      return <NumberValue {...props} />
    case 'date':
      return <DateValue {...props} />
    case 'person':
      return <PersonValue {...props} />
    case 'dept':
      return <DeptValue {...props} />
    case 'option':
    case 'role':
    case 'post':
      return <Choice {...props} />
    default:
      return <TextValue {...props} />
  }
}

/** The same of every control: its name, and that something is missing. */
function useCommon({ missing }: Props) {
  const { t } = useTranslation()
  return {
    'aria-label': t('flowDesign.condition.value'),
    className: 'flow-wide',
    status: missing ? 'error' : '',
  } as const
}

const NumberValue = (props: Props) => (
  <InputNumber
    {...useCommon(props)}
    value={typeof props.value === 'number' ? props.value : null}
    onChange={props.onChange}
  />
)

const DateValue = (props: Props) => (
  <DatePicker
    {...useCommon(props)}
    value={typeof props.value === 'string' ? dayjs(props.value) : null}
    onChange={(day) => props.onChange(day ? day.format('YYYY-MM-DD') : null)}
  />
)

function PersonValue({ many, value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <PeopleSelect
      label={t('flowDesign.condition.value')}
      purpose="copy"
      {...(many ? {} : { most: 1 })}
      value={listOf(value).map(Number)}
      onChange={(users) => onChange(many ? users : (users[0] ?? null))}
    />
  )
}

function DeptValue(props: Props) {
  const { many, value, onChange } = props
  const common = useCommon(props)
  if (many) return <DeptsSelect {...common} value={listOf(value).map(Number)} onChange={(ids) => onChange(ids)} />
  return (
    <DeptTreeSelect
      {...common}
      {...(typeof value === 'number' ? { value } : {})}
      onChange={(id: number | undefined) => onChange(id ?? null)}
    />
  )
}

function TextValue(props: Props) {
  const { subject, many, value, onChange } = props
  const common = useCommon(props)
  if (many) return <Select<string[]> mode="tags" {...common} value={listOf(value).map(String)} onChange={onChange} />
  return (
    <Input
      {...common}
      maxLength={200}
      {...(subject.control === 'time' ? { placeholder: 'HH:mm:ss' } : {})}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

const listOf = (value: Json): readonly Json[] => (isList(value) ? value : value === null ? [] : [value])

/** One or several of the options of a field, of the roles or of the posts. */
function Choice(props: Props) {
  const { subject, many, value, onChange } = props
  const common = useCommon(props)
  const { t } = useTranslation()
  const { roles } = useKnown()
  const posts = useDict('post')
  const offered = {
    role: roles.map(({ key, name }) => ({ value: key, label: name })),
    post: posts.map((post) => ({ value: post.value, label: post.label })),
    option: subject.options.map((option) => ({ value: option.value, label: option.label ?? String(option.value) })),
  }
  type Code = string | number
  const options: { value: Code; label: string }[] =
    subject.control === 'role' || subject.control === 'post' ? offered[subject.control] : offered.option
  return (
    <Select<Code | Code[]>
      {...(many ? { mode: 'multiple' as const } : {})}
      {...common}
      popupMatchSelectWidth={false}
      placeholder={t('ui.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      value={(many ? listOf(value) : (value ?? undefined)) as Code | Code[]}
      options={options}
      onChange={(next) => onChange(next as Json)}
    />
  )
}
