import { useAction } from '@shouya/console/api/useAction.ts'
import { App } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import PrintedRequest from './PrintedRequest.tsx'

/** Fetches a request for paper, which is noted, and prints it. */
export default function ExaminePrint({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const begun = useRef(false)
  const print = useAction('OaExamine/GetPrint', { onError: onClose })
  const begin = useEffectEvent(() => {
    // Once, also where effects begin twice: each print is noted.
    if (begun.current) return
    begun.current = true
    void message.open({ key: 'print', type: 'loading', content: t('examine.preparing') })
    print.mutate({ id }, { onSettled: () => message.destroy('print') })
  })
  useEffect(() => begin(), [])
  return print.data ? <PrintedRequest printed={print.data} onClose={onClose} /> : null
}
