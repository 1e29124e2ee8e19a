import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../api/path.ts'
import { useRead } from '../api/useRead.ts'
import { useDictLabel } from './useDict.ts'

type Asked = Omit<BodyOf<'OaExamine/GetPersonList'>, 'keywords'>

/** Milliseconds without typing before the server is queried. */
const PAUSE = 250

/** Searches people at the server by name, user name or unit while the user types, with a note on each. */
export function useFoundPeople(question: Asked) {
  const { t } = useTranslation()
  const post = useDictLabel('post')
  const [typed, setTyped] = useState('')
  const [keywords, setKeywords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isFetching, error } = useRead(
    'OaExamine/GetPersonList',
    { keywords, ...question },
    { keep: true, staleTime: 60_000 },
  )
  return {
    people: data ?? [],
    isFetching,
    error,
    look: setTyped,
    noteOf: (person: { dept_name?: string; post?: string | null; left?: boolean }) =>
      [person.left && t('ui.leftPerson'), person.dept_name, person.post && post(person.post)]
        .filter(Boolean)
        .join(' · '),
  }
}
