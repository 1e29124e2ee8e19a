import { useUser } from '@shouya/console/api/account.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { App } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry, History, Request } from './request.ts'

/** Says what others have done since the page was read; what one did oneself one knows. `quiet`: a dialog shows it. */
export function useNews({ id }: Pick<Request, 'id'>, history: History, quiet: boolean): void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const word = useWord()
  const { id: user } = useUser()
  const seen = useRef({ id, count: history.length })
  const tell = useEffectEvent(({ actor, result, origin, type }: Entry) => {
    if (quiet) return
    const what = result ?? type
    const words = !result && origin ? word(`examine.origin.${origin}`, origin) : word(`examine.event.${what}`, what)
    void message.info(t('examine.news', { name: actor?.name ?? t('ui.system'), what: words }))
  })
  useEffect(() => {
    const known = seen.current.id === id ? seen.current.count : history.length
    seen.current = { id, count: history.length }
    const news = history.slice(known).filter(({ actor }) => actor?.id !== user)
    const first = news.at(0)
    if (first) tell(first)
  }, [id, history, user])
}
