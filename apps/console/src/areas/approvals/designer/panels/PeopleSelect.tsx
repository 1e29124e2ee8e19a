import type { UserId } from '@shouya/approvals/definition'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFoundPeople } from '../../../../ui/useFoundPeople.ts'
import { useKnown } from '../words/known.ts'

type Props = {
  id?: string
  label?: string
  /** `task`: only who may decide. */
  purpose: 'task' | 'copy'
  value: readonly UserId[]
  most?: number
  onChange: (value: UserId[]) => void
}

/** People, found by name, user name or unit. */
export default function PeopleSelect({ id, label, purpose, value, most = 50, onChange }: Props) {
  const { t } = useTranslation()
  const { userName, learn } = useKnown()
  const { people, isFetching, look, noteOf } = useFoundPeople({ for: purpose })
  const found = people.map((person) => ({
    value: person.id,
    label: person.real_name,
    note: noteOf(person),
  }))
  const chosen = value
    .filter((user) => !found.some((option) => option.value === user))
    .map((user) => ({ value: user, label: userName(user), note: '' }))
  return (
    <Select<number[], (typeof found)[number]>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      mode="multiple"
      className="flow-wide"
      placeholder={t('ui.choose')}
      loading={isFetching}
      maxCount={most}
      value={[...value]}
      options={[...chosen, ...found]}
      showSearch={{ filterOption: false, onSearch: look }}
      optionRender={({ data: { label: name, note } }) => (
        <>
          {name}
          {note && <div className="ui-reason">{note}</div>}
        </>
      )}
      onChange={(next) => {
        learn(
          people.filter((person) => next.includes(person.id)).map((person) => ({ ...person, name: person.real_name })),
        )
        onChange(next)
      }}
    />
  )
}
