import { Select, type SelectProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../api/path.ts'
import type { Person } from './PersonSelect.tsx'
import { useFoundPeople } from './useFoundPeople.ts'

export type KnownPerson = Pick<Person, 'id' | 'real_name'> & Partial<Person>
type Value = number | number[]
type Asked = BodyOf<'OaExamine/GetPersonList'>
type Props = Omit<SelectProps<Value>, 'options' | 'mode'> & {
  /** People who may decide, or everybody who may be informed. */
  of?: Asked['for']
  /** Only candidates for a node's picks. */
  pick?: Asked['pick']
  multiple?: boolean
  /** People who are selected already: the server returns only search results. */
  known?: readonly KnownPerson[]
}

/** A choice of people of the whole bank, by name or unit; the server searches, since a list of thousands is useless. */
export default function PersonSearch({ of = 'task', pick, multiple = false, known = [], ...select }: Props) {
  const { t } = useTranslation()
  const { people: results, isFetching, error, look, noteOf } = useFoundPeople({ for: of, ...(pick && { pick }) })
  const [seenPeople, setSeenPeople] = useState<readonly KnownPerson[]>([])
  const selectedIds = [select.value ?? []].flat()
  const people: KnownPerson[] = results
  const selectedPeople = [...seenPeople, ...known].filter(
    ({ id }, index, list) => selectedIds.includes(id) && list.findIndex((other) => other.id === id) === index,
  )
  const options = [...people, ...selectedPeople.filter(({ id }) => !people.some((other) => other.id === id))].map(
    (person) => ({
      value: person.id,
      label: person.real_name,
      note: noteOf(person),
    }),
  )
  const change: SelectProps<Value>['onChange'] = (value, option) => {
    setSeenPeople([...seenPeople, ...people].filter(({ id }) => [value ?? []].flat().includes(id)))
    select.onChange?.(value, option)
  }
  return (
    <Select<Value, { value: number; label: string; note: string }>
      allowClear
      placeholder={t('ui.choose')}
      loading={isFetching}
      popupMatchSelectWidth={280}
      {...(select as object)}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      onChange={change as never}
      options={options}
      showSearch={{ filterOption: false, onSearch: look }}
      notFoundContent={isFetching ? null : (error?.message ?? t('ui.nobody'))}
      optionRender={({ data: person }) => (
        <>
          {person.label}
          <div className="ui-reason">{person.note}</div>
        </>
      )}
    />
  )
}
