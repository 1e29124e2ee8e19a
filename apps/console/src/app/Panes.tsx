import { useEffect, useLayoutEffect, useRef } from 'react'
import { dirtyTabs } from './host/dirty.ts'
import { findPage, type Routes } from './host/menuPages.ts'
import { useSetting } from './host/setting.ts'
import { alive } from './host/tabs/tabList.ts'
import { useTabs } from './host/tabs/tabs.ts'
import Pane from './Pane.tsx'
import styles from './Panes.module.css'
import { still, usePageChange } from './usePageChange.ts'

/** The scroll position of each tab. The window scrolls, so that the header can scroll along. */
const scrolled = new Map<string, number>()

/** The opened pages, one of which is visible; during a page change two. */
export default function Panes({ routes }: { routes: Routes }) {
  const list = useTabs()
  const { tabs, active } = list
  const { cachePage } = useSetting()
  const front = useRef(active)
  const { leaving, names, onEnd } = usePageChange(active)

  useEffect(() => {
    const note = () => scrolled.set(front.current, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => {
    front.current = active
    window.scrollTo(0, scrolled.get(active) ?? 0)
  }, [active])
  useEffect(() => {
    // A closed page starts at its top when it is opened again.
    for (const fullPath of scrolled.keys())
      if (!tabs.some((tab) => tab.fullPath === fullPath)) scrolled.delete(fullPath)
  }, [tabs])

  const keptPaths = cachePage ? alive(list, (fullPath) => dirtyTabs([fullPath]).length > 0) : [active, leaving]
  return (
    <div className={styles.panes} data-changing={leaving !== undefined}>
      {tabs.map((tab) => {
        const { fullPath, keyPath } = tab
        const page = findPage(routes, keyPath)
        if (!page || !keptPaths.includes(fullPath)) return null
        const state = fullPath === active ? 'front' : fullPath === leaving ? 'leaving' : 'behind'
        if (state === 'behind' && !page.node.meta.page.cacheAble) return null
        const motion = state === 'behind' ? still : names
        return <Pane key={fullPath} tab={tab} page={page} state={state} motion={motion} onMotionEnd={onEnd} />
      })}
    </div>
  )
}
