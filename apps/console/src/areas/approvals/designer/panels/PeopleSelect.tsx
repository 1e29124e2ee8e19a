import type { UserId } from '@shouya/approvals/definition'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../../api/useRead.ts'
import { useDictLabel } from '../../../../ui/useDict.ts'
import { useKnown } from '../words/known.ts'

/** As long as somebody types a name. */
const PAUSE = 300

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
  const post = useDictLabel('post')
  const { userName, learn } = useKnown()
  const [typed, setTyped] = useState('')
  const [keywords, setKeywords] = useState('')
  const { data, isFetching } = useRead('OaExamine/GetPersonList', { keywords, for: purpose }, { keep: true })
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const found = (data ?? []).map((person) => ({
    value: person.id,
    label: person.real_name,
    note: [person.dept_name, person.post && post(person.post)].filter(Boolean).join(' · '),
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
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionRender={({ data: { label: name, note } }) => (
        <>
          {name}
          {note && <div className="ui-reason">{note}</div>}
        </>
      )}
      onChange={(next) => {
        learn(
          (data ?? [])
            .filter((person) => next.includes(person.id))
            .map((person) => ({ ...person, name: person.real_name })),
        )
        onChange(next)
      }}
    />
  )
}
