import { useLayoutEffect } from 'react'
import type { Setting } from '../host/settingShape.ts'
import { colorsOf } from './colors.ts'

/** What our own style sheets need beside antd's variables (`--ant-…`, on the class `sy` of the root). */
export function useRootVariables({ theme: { color, mode, error }, weekMode }: Setting): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const colors = colorsOf({ color, mode, error })
    root.dataset.theme = mode
    root.style.colorScheme = mode === 'night' ? 'dark' : 'light'
    root.style.setProperty('--sy-accent', colors.accent)
    root.style.setProperty('--sy-tint', colors.tint)
    root.style.setProperty('--sy-layout', colors.layout)
    root.style.setProperty('--sy-sider', mode === 'light' ? '#ffffff' : colors.sider)
    root.style.setProperty('--sy-brand', mode === 'night' ? colors.siderDeep : colors.sider)
  }, [color, mode, error])
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('week-mode', weekMode)
  }, [weekMode])
}
