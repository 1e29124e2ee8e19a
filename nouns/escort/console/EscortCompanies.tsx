import { useMayCall } from '@shouya/console/api/can.ts'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import BoxRegister from '../box/console/BoxRegister.tsx'
import CarRegister from '../car/console/CarRegister.tsx'
import CompanyRegister from '../company/console/CompanyRegister.tsx'
import PlanRegister from '../plan/console/PlanRegister.tsx'
import RouteRegister from '../route/console/RouteRegister.tsx'
import StaffRegister from '../staff/console/StaffRegister.tsx'

/** Escort companies (domain 3), with their vehicles and people as tabs; each tab keeps its own query. */
export default function EscortCompanies() {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const [part, turn] = useTurn(['company', 'car', 'staff', 'plan', 'route', 'box'])
  const items = [
    { key: 'company' as const, label: t('company.title') },
    ...(mayCall('Escort/GetCarPageList') ? [{ key: 'car' as const, label: t('car.title') }] : []),
    ...(mayCall('Escort/GetStaffPageList') ? [{ key: 'staff' as const, label: t('staff.title') }] : []),
    ...(mayCall('Escort/GetPlanPageList')
      ? [
          { key: 'plan' as const, label: t('plan.title') },
          { key: 'route' as const, label: t('route.title') },
          { key: 'box' as const, label: t('box.title') },
        ]
      : []),
  ]
  const of = (next: 'car' | 'staff', company: number) => turn(next, `tab=${next}&escort_company_id=${company}`)
  return (
    <>
      <PageTabs active={part} onTurn={turn} items={items} />
      {part === 'company' && <CompanyRegister onCars={(id) => of('car', id)} onStaff={(id) => of('staff', id)} />}
      {part === 'car' && <CarRegister />}
      {part === 'staff' && <StaffRegister />}
      {part === 'plan' && <PlanRegister />}
      {part === 'route' && <RouteRegister onPlans={(id) => turn('plan', `tab=plan&route_id=${id}`)} />}
      {part === 'box' && <BoxRegister />}
    </>
  )
}
