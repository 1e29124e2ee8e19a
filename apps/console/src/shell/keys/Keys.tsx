import { lazy, Suspense, useState } from 'react'
import { useSetting } from '../../app/host/setting.ts'
import { refreshTab, reopenTab, showTab, useTabs } from '../../app/host/tabs/tabs.ts'
import { useKeys } from '../../ui/useKeys.ts'
import { useCloseTab } from '../tabs/useCloseTab.ts'

const KeyList = lazy(() => import('./KeyList.tsx'))

/** The keys of the shell: the tabs', and the one that lists all. */
export default function Keys() {
  const [open, setOpen] = useState(false)
  const list = useTabs()
  const { multiPage } = useSetting()
  const close = useCloseTab()
  const { active } = list

  const turn = (step: 1 | -1) => {
    const at = list.tabs.findIndex(({ fullPath }) => fullPath === active)
    const next = list.tabs.at((at + step) % list.tabs.length)
    if (next) showTab(next.fullPath)
  }
  useKeys({
    keyList: () => setOpen(true),
    refreshTab: () => void refreshTab(active),
    ...(multiPage && {
      closeTab: () => void close(active),
      reopenTab,
      nextTab: () => turn(1),
      previousTab: () => turn(-1),
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
