import { useRead } from '@shouya/console/api/useRead.ts'
import { Select, type SelectProps } from 'antd'
import { useDeferredValue, useState } from 'react'

/** A choice of a member by number, name or contact. */
export default function MemberSelect(select: SelectProps<number>) {
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const id = select.value ?? undefined
  const { data } = useRead('Member/GetChoiceList', { keywords, ...(id && { id }) }, { keep: true })
  return (
    <Select<number>
      allowClear
      popupMatchSelectWidth={280}
      {...(select as object)}
      filterOption={false}
      showSearch={{ onSearch: setTyped }}
      options={data?.map((row) => ({ value: row.id, label: `${row.member_no} ${row.member_name}` })) ?? []}
    />
  )
}
