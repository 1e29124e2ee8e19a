import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/ApiError.ts'
import { call } from '../../../api/call.ts'
import type { BodyOf, DataOf } from '../../../api/path.ts'
import PrintSheet from '../../../ui/PrintSheet.tsx'
import { minute } from '../../../ui/text.ts'
import StaffPasses from './StaffPasses.tsx'
import StaffRoster from './StaffRoster.tsx'
import './staffPaper.css'

type Wanted = { ids: readonly number[] } | { filters: Record<string, unknown> }
/** Chosen people, or all that the query finds: on the roster that hangs at the outlet, or as passes to cut out. */
export type StaffWish = Wanted & { paper: 'roster' | 'pass' }

type Answer = DataOf<'Escort/GetStaffPrintList'>

const bodyOf = (wish: Wanted) =>
  ('filters' in wish ? wish.filters : { ids: [...wish.ids] }) as BodyOf<'Escort/GetStaffPrintList'>

/** Prints people (domain 3.3): the roster on A4 landscape, or escort passes of 86 × 54 mm. */
export default function StaffPrint({ wish, onClose }: { wish: StaffWish; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [data, setData] = useState<Answer>()
  const failed = useEffectEvent((text: string) => {
    void message.error(text)
    onClose()
  })
  useEffect(() => {
    call('Escort/GetStaffPrintList', bodyOf(wish)).then(
      (answer) => {
        const rows = wish.paper === 'pass' ? answer.rows.filter((row) => row.pass_card_no !== null) : answer.rows
        if (rows.length > 0) setData({ ...answer, rows })
        else failed(t('ui.nothingToPrint'))
      },
      (error: ApiError) => failed(error.message),
    )
  }, [wish, t])
  if (!data) return null
  return (
    <PrintSheet
      landscape={wish.paper === 'roster'}
      footLeft={t('ui.printedBy', { name: data.printed_by, time: minute(data.printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      {wish.paper === 'roster' ? <StaffRoster data={data} /> : <StaffPasses data={data} />}
    </PrintSheet>
  )
}
