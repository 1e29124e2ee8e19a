import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/ApiError.ts'
import { call } from '../../../api/call.ts'
import type { BodyOf, DataOf } from '../../../api/path.ts'
import PrintSheet from '../../../ui/PrintSheet.tsx'
import { minute } from '../../../ui/text.ts'
import CheckPaper from './CheckPaper.tsx'

type Printed = DataOf<'SecurityCheck/GetPrintList'>
export type PrintWish = { ids: readonly number[] } | { filters: Record<string, unknown> }

const read = (wish: PrintWish): Promise<Printed> =>
  call(
    'SecurityCheck/GetPrintList',
    'filters' in wish ? (wish.filters as BodyOf<'SecurityCheck/GetPrintList'>) : { ids: [...wish.ids] },
  )

/** Prints the register of daily checks on A4: one sheet for each outlet and day (domain 4.2). */
export default function CheckPrint({ wish, onClose }: { wish: PrintWish; onClose: () => void }) {
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
  const sheets = Map.groupBy(data.rows, (row) => `${row.dept_id} ${row.biz_date}`)
  return (
    <PrintSheet
      footLeft={t('ui.printedBy', { name: data.printed_by, time: minute(data.printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      {[...sheets].map(([key, rows]) => (
        <CheckPaper key={key} bank={data.bank_name} rows={rows} />
      ))}
    </PrintSheet>
  )
}
