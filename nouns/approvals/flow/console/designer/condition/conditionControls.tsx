import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import type { ConditionValueProps } from '@shouya/forms-react/designer/condition/ConditionEditor'
import { listOf } from '@shouya/forms-react/designer/conditionRows'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import DeptsSelect from '../../DeptsSelect.tsx'
import PeopleSelect from '../panels/PeopleSelect.tsx'
import { useKnown } from '../words/known.ts'

/** How people, units, roles and posts are entered: what only the console knows. */
export const conditionControls = { person: PersonValue, dept: DeptValue, role: RoleValue, post: PostValue }

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

/** One or several that have a key. */
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
