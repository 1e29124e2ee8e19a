import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import Log from '../../log/console/Log.tsx'
import MenuTree from './MenuTree.tsx'

/** The menu (domain 1.3) and, as its second tab for those who may read it, the operation log (domain 14.1). */
export default function Menu() {
  const { t } = useTranslation()
  const [tab, setTab] = useParam('tab')
  const mayReadLog = useMayCall()('Log/GetPageList')
  if (!mayReadLog) return <MenuTree />
  const active = tab === 'log' ? 'log' : 'menu'
  return (
    <>
      <PageTabs
        active={active}
        onTurn={(next) => setTab(next === 'log' ? next : undefined)}
        items={[
          { key: 'menu', label: t('menu.tabMenu') },
          { key: 'log', label: t('menu.tabLog') },
        ]}
      />
      {active === 'log' ? <Log /> : <MenuTree />}
    </>
  )
}
