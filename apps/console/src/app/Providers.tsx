import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/queryClient.ts'
import { useLanguage } from '../i18n/language.ts'
import { stillness } from '../ui/media.ts'
import { useSetting } from './host/setting.ts'
import type { Setting } from './host/settingShape.ts'
import { colorsOf } from './theme/colors.ts'
import { controlsInInk } from './theme/ink.ts'
import { themeConfig } from './theme/themeConfig.ts'
import { themeFor } from './theme/weakPalette.ts'

export default function Providers({ children }: { children: ReactNode }) {
  const setting = useSetting()
  const { theme, weekMode } = setting
  const { lang, antd } = useLanguage()
  const { t } = useTranslation()
  const shownLang = useRef(lang)
  useRootVariables(setting)

  useEffect(() => {
    if (shownLang.current === lang) return
    shownLang.current = lang
    // Reminders, messages and errors come from the server in the requested language.
    void queryClient.invalidateQueries()
  }, [lang])

  const config = useMemo(() => themeConfig(theme, weekMode, !stillness.matches), [theme, weekMode])
  const busy = t('common.busy')
  const button = useMemo(
    () => ({
      // antd puts a space between two characters, which is read aloud and breaks searches.
      autoInsertSpace: false,
      // antd's own leaves with a transition. If the answer comes before the browser has drawn the icon, that never ends, and
      // the button is called "loading" for ever.
      loadingIcon: <LoadingOutlined aria-label={busy} />,
    }),
    [busy],
  )
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

/** Variables for our own style sheets, besides antd's (`--ant-…`, on the class `sy` of the root). */
function useRootVariables({ theme, weekMode }: Setting): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const effective = themeFor(theme, weekMode)
    const { mode } = effective
    const colors = colorsOf(effective, weekMode)
    root.dataset.theme = mode
    root.style.colorScheme = mode === 'night' ? 'dark' : 'light'
    root.style.setProperty('--sy-hue', colors.hue)
    root.style.setProperty('--sy-accent', colors.accent)
    root.style.setProperty('--sy-tint', colors.tint)
    root.style.setProperty('--sy-layout', colors.layout)
    root.style.setProperty('--sy-sider', mode === 'light' ? '#ffffff' : colors.sider)
    root.style.setProperty('--sy-brand', mode === 'night' ? colors.siderDeep : colors.sider)
    root.classList.toggle('sy-ink', controlsInInk(effective, weekMode))
    root.classList.toggle('week-mode', weekMode)
  }, [theme, weekMode])
}
