import { lazy, Suspense, useState } from 'react'
import { useSetting } from '../../app/host/setting.ts'
import { refreshTab, reopenTab, showTab, useTabs } from '../../app/host/tabs/tabs.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { useCloseTab } from '../tabs/useCloseTab.ts'

const KeyList = lazy(() => import('./KeyList.tsx'))

/** The keys of the shell: those of the tabs, and the one that lists all. */
export default function Keys() {
  const [open, setOpen] = useState(false)
  const list = useTabs()
  const { multiPage } = useSetting()
  const close = useCloseTab()
  const { active } = list

  const showNext = (step: 1 | -1) => {
    const index = list.tabs.findIndex(({ fullPath }) => fullPath === active)
    const next = list.tabs.at((index + step) % list.tabs.length)
    if (next) showTab(next.fullPath)
  }
  useKeys({
    keyList: () => setOpen(true),
    refreshTab: () => void refreshTab(active),
    ...(multiPage && {
      closeTab: () => void close(active),
      reopenTab,
      nextTab: () => showNext(1),
      previousTab: () => showNext(-1),
    }),
  })

  return (
    open && (
      <Suspense>
        <KeyList tabs={multiPage} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
