import { App } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/ApiError.ts'
import { call } from '../../api/call.ts'
import type { BodyOf, DataOf, Path } from '../../api/path.ts'
import PrintSheet from '../PrintSheet.tsx'
import { minute } from '../text.ts'

/** Selected records, or all rows of the current query. */
export type PrintWish = { ids: readonly number[] } | { filters: Record<string, unknown> }

export type PrintPath = Extract<Path, `${string}/Get${string}PrintList`>

/** The common part of the answers. */
type Answer<P extends PrintPath> = DataOf<P> & { printed_by: string; printed_time: string; rows: readonly unknown[] }

type Props<P extends PrintPath> = {
  path: P
  wish: PrintWish
  landscape?: boolean
  onClose: () => void
  children: (data: DataOf<P>) => ReactNode
}

const read = <P extends PrintPath>(path: P, request: PrintWish) =>
  call(path, ('filters' in request ? request.filters : { ids: [...request.ids] }) as BodyOf<P>) as Promise<Answer<P>>

/** Prints a register on A4, with who printed it and the page number at the foot (domain 17.2). */
export default function RegisterPrint<P extends PrintPath>(props: Props<P>) {
  const { path, wish, landscape = false, onClose, children } = props
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [data, setData] = useState<Answer<P>>()
  const failed = useEffectEvent((text: string) => {
    void message.error(text)
    onClose()
  })
  useEffect(() => {
    read(path, wish).then(
      (printData) => (printData.rows.length > 0 ? setData(printData) : failed(t('ui.nothingToPrint'))),
      (error: ApiError) => failed(error.message),
    )
  }, [path, wish, t])

  if (!data) return null
  return (
    <PrintSheet
      landscape={landscape}
      footLeft={t('ui.printedBy', { name: data.printed_by, time: minute(data.printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      {children(data)}
    </PrintSheet>
  )
}
