import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Pick<BodyOf<'Consume/GetBalanceOwnerList'>, 'owner_type' | 'agent_id' | 'consume_id'> & {
  id?: string
  'aria-label'?: string
  value?: number
  onChange?: (owner: number) => void
}

/** Milliseconds without typing before the server is asked. */
const PAUSE = 250

/** A choice of those who may be authorized or receive pieces; the server searches. */
export default function OwnerSelect({ owner_type, agent_id, consume_id, ...select }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [keywords, setKeywords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = { owner_type, ...(agent_id && { agent_id }), ...(consume_id && { consume_id }), keywords }
  const { data, isFetching } = useRead('Consume/GetBalanceOwnerList', asked, { keep: true })
  return (
    <Select<number, { value: number; label: string; note: string }>
      placeholder={t('ui.choose')}
      loading={isFetching}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={data?.map(({ id, name, note }) => ({ value: id, label: name, note })) ?? []}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionRender={({ data: owner }) => (
        <>
          {owner.label}
          <div className="ui-reason">{owner.note}</div>
        </>
      )}
    />
  )
}
