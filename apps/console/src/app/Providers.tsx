import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { queryClient } from '../api/queryClient.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSetting } from './host/setting.ts'
import { themeConfig } from './theme/themeConfig.ts'
import { useRootVariables } from './theme/useRootVariables.ts'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** antd puts a space between two characters, which is read aloud and breaks searches. */
const button = { autoInsertSpace: false }

export default function Providers({ children }: { children: ReactNode }) {
  const setting = useSetting()
  const { theme, weekMode } = setting
  const { lang, antd } = useLanguage()
  const shownLang = useRef(lang)
  useRootVariables(setting)

  useEffect(() => {
    if (shownLang.current === lang) return
    shownLang.current = lang
    // Reminders, messages and errors come from the server in the requested language.
    void queryClient.invalidateQueries()
  }, [lang])

  const config = useMemo(() => themeConfig(theme, weekMode, !stillness.matches), [theme, weekMode])
  // antd's motion token does not affect the wave of a pressed button.
  const wave = useMemo(() => ({ disabled: stillness.matches }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider locale={antd} theme={config} button={button} wave={wave}>
        {children}
      </ConfigProvider>
    </QueryClientProvider>
  )
}
