import { useRead } from '@shouya/console/api/useRead.ts'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { id?: string; value?: number; onChange?: (device: number) => void }

/** Milliseconds without typing before the server is asked. */
const PAUSE = 250

/** A choice of the terminals that can be reported, by number or place, with what stands against it: the server searches. */
export default function TerminalSelect(select: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [keywords, setKeywords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeywords(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isFetching } = useRead(
    'Repair/GetTradeDeviceList',
    { keywords, ...(select.value && { id: select.value }) },
    { keep: true },
  )
  return (
    <Select<number, { value: number; label: string; note: string }>
      placeholder={t('ui.choose')}
      loading={isFetching}
      popupMatchSelectWidth={280}
      {...(select as object)}
      options={
        data?.map(({ id, name, note, in_warranty }) => ({
          ...{ value: id, label: name },
          note: `${note} · ${t(in_warranty ? 'tradeRepair.warranty' : 'tradeRepair.noWarranty')}`,
        })) ?? []
      }
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionRender={({ data: device }) => (
        <>
          {device.label}
          <div className="ui-reason">{device.note}</div>
        </>
      )}
    />
  )
}
