import { Button } from 'antd'
import { useMemo } from 'react'
import './effects.css'
import { useAccount } from '@shouya/console/api/account.ts'
import { findPage, menuRoutes } from '@shouya/console/app/host/menuPages.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'

/** A way to a page of the console, for whose menu has it; for others the words alone. */
export default function PageLink({ link, children }: { link: string; children: string }) {
  const menu = useAccount((state) => state.menu)
  const [path = ''] = link.split('?')
  const there = useMemo(() => findPage(menuRoutes(menu ?? []), path) !== undefined, [menu, path])
  if (!there) return children
  return (
    <Button type="link" size="small" className="effect-link" onClick={() => openTab(link)}>
      {children}
    </Button>
  )
}
