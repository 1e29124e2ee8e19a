import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import SelfCheckReports from '../../../reports/selfCheck/console/SelfCheckReports.tsx'
import Board from './Board.tsx'

/** The statistics of self-checks, and the self-checks of outlets (domain 7.3). */
export default function Monitor() {
  const { t } = useTranslation()
  const [tab, turn] = useTurn(['stat', 'reports'])
  return (
    <>
      <PageTabs
        active={tab}
        onTurn={turn}
        items={[
          { key: 'stat', label: t('monitor.tabs.stat') },
          { key: 'reports', label: t('monitor.tabs.reports') },
        ]}
      />
      {tab === 'stat' ? <Board /> : <SelfCheckReports />}
    </>
  )
}
