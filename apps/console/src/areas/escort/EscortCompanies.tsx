import { useTranslation } from 'react-i18next'
import { useMayCall } from '../../api/can.ts'
import PageTabs from '../../ui/PageTabs.tsx'
import { useTurn } from '../../ui/useTurn.ts'
import CarRegister from './car/CarRegister.tsx'
import CompanyRegister from './company/CompanyRegister.tsx'
import StaffRegister from './staff/StaffRegister.tsx'

/** Escort companies (domain 3), with their vehicles and people as tabs; each tab keeps its own query. */
export default function EscortCompanies() {
  const { t } = useTranslation()
  const mayCall = useMayCall()
  const [part, turn] = useTurn(['company', 'car', 'staff'])
  const items = [
    { key: 'company' as const, label: t('escort.companies') },
    ...(mayCall('Escort/GetCarPageList') ? [{ key: 'car' as const, label: t('escort.cars') }] : []),
    ...(mayCall('Escort/GetStaffPageList') ? [{ key: 'staff' as const, label: t('escort.people') }] : []),
  ]
  const of = (next: 'car' | 'staff', company: number) => turn(next, `tab=${next}&escort_company_id=${company}`)
  return (
    <>
      <PageTabs active={part} onTurn={turn} items={items} />
      {part === 'company' && <CompanyRegister onCars={(id) => of('car', id)} onStaff={(id) => of('staff', id)} />}
      {part === 'car' && <CarRegister />}
      {part === 'staff' && <StaffRegister />}
    </>
  )
}
