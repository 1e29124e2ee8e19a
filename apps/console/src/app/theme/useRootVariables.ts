import { useLayoutEffect } from 'react'
import type { Setting } from '../host/settingShape.ts'
import { colorsOf } from './colors.ts'
import { controlsInInk } from './ink.ts'
import { themeFor } from './weakPalette.ts'

/** Variables for our own style sheets, besides antd's (`--ant-…`, on the class `sy` of the root). */
export function useRootVariables({ theme, weekMode }: Setting): void {
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
