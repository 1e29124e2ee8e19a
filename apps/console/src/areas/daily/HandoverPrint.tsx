import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/ApiError.ts'
import { call } from '../../api/call.ts'
import type { BodyOf, DataOf } from '../../api/path.ts'
import PrintSheet from '../../ui/PrintSheet.tsx'
import { minute } from '../../ui/text.ts'
import HandoverLedgerTable from './HandoverLedgerTable.tsx'

type Printed = DataOf<'RoomKey/GetPrintList'>
export type PrintWish = { ids: readonly number[] } | { filters: Record<string, unknown> }

const read = (wish: PrintWish): Promise<Printed> =>
  call(
    'RoomKey/GetPrintList',
    'filters' in wish ? (wish.filters as BodyOf<'RoomKey/GetPrintList'>) : { ids: [...wish.ids] },
  )

/** Prints the register book of key handovers (domain 17.2) on A4. */
export default function HandoverPrint({ wish, onClose }: { wish: PrintWish; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [data, setData] = useState<Printed>()
  const failed = useEffectEvent((text: string) => {
    void message.error(text)
    onClose()
  })
  useEffect(() => {
    read(wish).then(
      (answer) => (answer.rows.length > 0 ? setData(answer) : failed(t('ui.nothingToPrint'))),
      (error: ApiError) => failed(error.message),
    )
  }, [wish, t])

  if (!data) return null
  const units = [...new Set(data.rows.map((row) => row.dept_name))]
  const days = data.rows.map((row) => row.biz_date).sort()
  const [begin, end] = [days[0] ?? '', days.at(-1) ?? '']
  return (
    <PrintSheet
      landscape
      footLeft={t('ui.printedBy', { name: data.printed_by, time: minute(data.printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      <h1>
        {data.bank_name} {t('daily.book')}
      </h1>
      <div className="print-head">
        <span>
          {t('daily.outlet')} {units.length === 1 ? units[0] : t('daily.units', { count: units.length })}
        </span>
        <span>
          {t('daily.field.biz_date')} {begin === end ? begin : `${begin} ~ ${end}`}
        </span>
      </div>
      <HandoverLedgerTable rows={data.rows} units={units.length > 1} />
    </PrintSheet>
  )
}
