import { useLanguage } from '@shouya/console/i18n/language.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import type { Expression } from '@shouya/forms/expression'
import { ConditionEditor, type ConditionValueProps } from '@shouya/forms-react/designer/condition/ConditionEditor'
import { listOf } from '@shouya/forms-react/designer/conditionRows'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptsSelect from '../../../flow/console/DeptsSelect.tsx'
import { useKnown } from '../../../flow/console/words/known.ts'
import PeopleSelect from '../panels/PeopleSelect.tsx'

type Props = { value: Expression | undefined; onChange: (value: Expression | undefined) => void }

/** A condition of a flow: on the fields of its form, and on the initiator. */
export default function FlowCondition({ value, onChange }: Props) {
  const lang = useLanguage((state) => state.lang)
  const { scope, subjects } = useKnown()
  return (
    <ConditionEditor
      lang={lang}
      scope={scope}
      subjects={subjects}
      controls={conditionControls}
      value={value}
      onChange={onChange}
    />
  )
}

/** The inputs of people, units, roles and posts, which need the console's data. */
const conditionControls = { person: PersonValue, dept: DeptValue, role: RoleValue, post: PostValue }

const common = ({ label, missing }: ConditionValueProps) =>
  ({ 'aria-label': label, className: 'flow-wide', status: missing ? 'error' : '' }) as const

function PersonValue({ many, value, label, onChange }: ConditionValueProps) {
  return (
    <PeopleSelect
      label={label}
      purpose="copy"
      {...(many ? {} : { most: 1 })}
      value={listOf(value).map(Number)}
      onChange={(users) => onChange(many ? users : (users[0] ?? null))}
    />
  )
}

function DeptValue(props: ConditionValueProps) {
  const { many, value, onChange } = props
  if (many)
    return <DeptsSelect {...common(props)} value={listOf(value).map(Number)} onChange={(ids) => onChange(ids)} />
  return (
    <DeptTreeSelect
      {...common(props)}
      {...(typeof value === 'number' ? { value } : {})}
      onChange={(id: number | undefined) => onChange(id ?? null)}
    />
  )
}

function RoleValue(props: ConditionValueProps) {
  const { roles } = useKnown()
  return <Keys {...props} options={roles.map(({ key, name }) => ({ value: key, label: name }))} />
}

function PostValue(props: ConditionValueProps) {
  return <Keys {...props} options={useDict('post').map(({ value, label }) => ({ value, label }))} />
}

type KeysProps = ConditionValueProps & { options: { value: string; label: string }[] }

/** Selects one or several keys. */
function Keys({ options, ...props }: KeysProps) {
  const { t } = useTranslation()
  const { many, value, onChange } = props
  return (
    <Select<string | string[]>
      {...(many ? { mode: 'multiple' as const } : {})}
      {...common(props)}
      popupMatchSelectWidth={false}
      placeholder={t('ui.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      value={(many ? listOf(value) : (value ?? undefined)) as string | string[]}
      options={options}
      onChange={onChange}
    />
  )
}
