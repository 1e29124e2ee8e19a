import type { UserId } from '@shouya/approvals/definition'
import { useFoundPeople } from '@shouya/console/ui/useFoundPeople.ts'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'

type Props = {
  id?: string
  label?: string
  /** `task`: only people who may decide. */
  purpose: 'task' | 'copy'
  value: readonly UserId[]
  /** If 1, the next choice replaces the current one. */
  most?: number
  /** The selection cannot be cleared. */
  required?: boolean
  onChange: (value: UserId[]) => void
}

/** Selects people by name, user name or unit. */
export default function PeopleSelect({ id, label, purpose, value, most = 50, required = false, onChange }: Props) {
  const { t } = useTranslation()
  const { userName, learn } = useKnown()
  const { people, isFetching, look, noteOf } = useFoundPeople({ for: purpose })
  const offered = people.map((person) => ({
    value: person.id,
    label: person.real_name,
    note: noteOf(person),
  }))
  const chosen = value
    .filter((user) => !offered.some((option) => option.value === user))
    .map((user) => ({ value: user, label: userName(user), note: '' }))
  const many = most > 1
  return (
    <Select<number | number[], (typeof offered)[number]>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(many ? { mode: 'multiple' as const, maxCount: most } : { allowClear: !required })}
      className="flow-wide"
      placeholder={t('ui.choose')}
      loading={isFetching}
      value={many ? [...value] : (value[0] ?? (undefined as never))}
      options={[...chosen, ...offered]}
      showSearch={{ filterOption: false, onSearch: look }}
      optionRender={({ data: { label: name, note } }) => (
        <>
          {name}
          {note && <div className="ui-reason">{note}</div>}
        </>
      )}
      onChange={(chosenNow) => {
        const next = [chosenNow ?? []].flat()
        learn(
          people.filter((person) => next.includes(person.id)).map((person) => ({ ...person, name: person.real_name })),
        )
        onChange(next)
      }}
    />
  )
}
