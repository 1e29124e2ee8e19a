import { useLayoutEffect } from 'react'
import type { Setting } from '../app/host/settingShape.ts'

const HEAD = 64
const TABS = 46

/** The insets of the frame, for what is positioned above a page: parts that scroll away with the page take no room. */
export function useFrame(setting: Setting, folded: boolean): void {
  const { layout, multiPage, fixedHeader, fixedSideBar, fixedTabs } = setting
  const top = (fixedHeader ? HEAD : 0) + (multiPage && fixedTabs ? TABS : 0)
  const side = layout === 'head' || !fixedSideBar ? 0 : folded ? 80 : 256
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--sy-top', `${top}px`)
    document.documentElement.style.setProperty('--sy-side', `${side}px`)
  }, [top, side])
}
