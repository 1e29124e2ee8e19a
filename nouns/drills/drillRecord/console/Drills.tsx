import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import PlanRegister from '../../drillPlan/console/PlanRegister.tsx'
import DrillRegister from './DrillRegister.tsx'
import DrillStat from './stat/DrillStat.tsx'

/** Emergency drills (domain 7.1, 7.2): the records, the plans, the statistics. */
export default function Drills() {
  const { t } = useTranslation()
  const [tab, turn] = useTurn(['records', 'plans', 'stat'])
  return (
    <>
      <PageTabs
        active={tab}
        onTurn={turn}
        items={[
          { key: 'records', label: t('drillRecord.tabs.records') },
          { key: 'plans', label: t('drillRecord.tabs.plans') },
          { key: 'stat', label: t('drillRecord.tabs.stat') },
        ]}
      />
      {tab === 'records' && <DrillRegister />}
      {tab === 'plans' && <PlanRegister />}
      {tab === 'stat' && <DrillStat />}
    </>
  )
}
