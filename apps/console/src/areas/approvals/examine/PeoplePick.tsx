import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../../api/path.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDictLabel } from '../../../ui/useDict.ts'

type Choice = DataOf<'OaExamine/GetPersonList'>[number]
type Props = {
  id?: string
  value?: number | number[]
  onChange?: (value: number | number[] | undefined) => void
  /** More than one. */
  many: boolean
  most?: number
  peopleFor: 'task' | 'copy'
}

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 250

/** People of any unit, found by name, user name or unit. Those who were chosen stay, whatever is looked for next. */
export default function PeoplePick({ id, value, onChange, many, most, peopleFor }: Props) {
  const { t } = useTranslation()
  const post = useDictLabel('post')
  const [typed, setTyped] = useState('')
  const [keywords, setKeywords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useRead('OaExamine/GetPersonList', { keywords, for: peopleFor }, { keep: true, staleTime: 60_000 })
  const [known, setKnown] = useState<readonly Choice[]>([])
  const people = [...(found.data ?? [])]
  for (const one of known) if (!people.some((each) => each.id === one.id)) people.push(one)
  const options = people.map((one) => ({
    value: one.id,
    label: one.real_name,
    note: [one.dept_name, one.post && post(one.post)].filter(Boolean).join(' · '),
  }))
  return (
    <Select<number | number[], (typeof options)[number]>
      {...(id && { id })}
      {...(many && { mode: 'multiple' as const, maxCount: most ?? 20 })}
      allowClear
      value={value as number}
      options={options}
      placeholder={t('examine.findPeople')}
      loading={found.isFetching}
      notFoundContent={found.error ? found.error.message : t('examine.nobodyFound')}
      showSearch={{ filterOption: false, onSearch: (text) => setTyped(text) }}
      onChange={(next) => {
        setKnown(people.filter((one) => [next ?? []].flat().includes(one.id)))
        setTyped('')
        onChange?.(next)
      }}
      optionRender={({ data }) => (
        <>
          {data.label}
          <div className="ui-reason">{data.note}</div>
        </>
      )}
    />
  )
}
