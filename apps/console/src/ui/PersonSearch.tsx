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
  /** People who may decide, or everybody whom one may inform. */
  of?: Asked['for']
  /** Only those whom one may pick for a node. */
  pick?: Asked['pick']
  multiple?: boolean
  /** Who is chosen already: the server names only whom one looks for. */
  known?: readonly KnownPerson[]
}

/** Somebody of the whole house, by name or unit; the server looks, since nobody wants to scroll through thousands. */
export default function PersonSearch({ of = 'task', pick, multiple = false, known = [], ...select }: Props) {
  const { t } = useTranslation()
  const { people: found, isFetching, error, look, noteOf } = useFoundPeople({ for: of, ...(pick && { pick }) })
  const [met, setMet] = useState<readonly KnownPerson[]>([])
  const chosen = [select.value ?? []].flat()
  const people: KnownPerson[] = found
  const kept = [...met, ...known].filter(
    ({ id }, at, all) => chosen.includes(id) && all.findIndex((one) => one.id === id) === at,
  )
  const options = [...people, ...kept.filter(({ id }) => !people.some((one) => one.id === id))].map((person) => ({
    value: person.id,
    label: person.real_name,
    note: noteOf(person),
  }))
  const change: SelectProps<Value>['onChange'] = (value, option) => {
    setMet([...met, ...people].filter(({ id }) => [value ?? []].flat().includes(id)))
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
