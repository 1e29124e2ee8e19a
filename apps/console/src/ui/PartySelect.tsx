import { Select, type SelectProps } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '../api/path.ts'
import { useRead } from '../api/useRead.ts'

type Props = Pick<SelectProps<number>, 'id' | 'value' | 'onChange' | 'disabled'> & {
  userType: BodyOf<'User/GetPartyList'>['user_type']
  /** What the chosen one is called, which need not be among those that were found. */
  name: string | null
}

/** A choice of whom an outsider belongs to; those whose people cannot sign in cannot be chosen. */
export default function PartySelect({ userType, name, ...field }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const { data, isFetching } = useRead('User/GetPartyList', { user_type: userType, keywords }, { keep: true })
  const options = (data ?? []).map(({ id, name: label, open }) => ({ value: id, label, disabled: !open }))
  const { value } = field
  const isMissing = value != null && name !== null && !options.some((option) => option.value === value)
  return (
    <Select<number>
      {...(field as object)}
      placeholder={t('ui.choose')}
      loading={isFetching}
      popupMatchSelectWidth={280}
      options={isMissing ? [{ value, label: name, disabled: false }, ...options] : options}
      showSearch={{ filterOption: false, onSearch: setTyped }}
    />
  )
}
