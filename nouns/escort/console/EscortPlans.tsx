import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import BoxRegister from '../box/console/BoxRegister.tsx'
import PlanRegister from '../plan/console/PlanRegister.tsx'
import RouteRegister from '../route/console/RouteRegister.tsx'

/** The page of plans, routes and boxes (domain 3.4). */
export default function EscortPlans() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['plan', 'route', 'box'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'plan', label: t('plan.title') },
          { key: 'route', label: t('route.title') },
          { key: 'box', label: t('box.title') },
        ]}
      />
      {part === 'plan' && <PlanRegister />}
      {part === 'route' && <RouteRegister onPlans={(id) => turn('plan', `route_id=${id}`)} />}
      {part === 'box' && <BoxRegister />}
    </>
  )
}
