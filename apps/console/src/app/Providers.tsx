import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { queryClient } from '../api/queryClient.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSetting } from './host/setting.ts'
import { themeConfig } from './theme/themeConfig.ts'
import { useRootVariables } from './theme/useRootVariables.ts'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** Two characters stay together: the space that antd puts between them is read aloud and searched for. */
const button = { autoInsertSpace: false }

export default function Providers({ children }: { children: ReactNode }) {
  const setting = useSetting()
  const { theme, weekMode } = setting
  const { lang, antd } = useLanguage()
  const shown = useRef(lang)
  useRootVariables(setting)

  useEffect(() => {
    if (shown.current === lang) return
    shown.current = lang
    // Reminders, messages and errors come from the server in the language that was asked for.
    void queryClient.invalidateQueries()
  }, [lang])

  const config = useMemo(() => themeConfig(theme, weekMode, !stillness.matches), [theme, weekMode])
  // The token of motion leaves the wave of a pressed button alone.
  const wave = useMemo(() => ({ disabled: stillness.matches }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider locale={antd} theme={config} button={button} wave={wave}>
        {children}
      </ConfigProvider>
    </QueryClientProvider>
  )
}
