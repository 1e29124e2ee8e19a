import { useUnits } from '@shouya/console/ui/useUnits.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import type { EquipmentRow } from './equipmentList.ts'

type Vendor = EquipmentRow['vendor']

/** Why a vendor maintains a device: named on it, bound at its unit or above, as a backup. */
export function useWay() {
  const { t } = useTranslation()
  const { short } = useUnits()
  return (vendor: Vendor): string => {
    if (!vendor) return t('vendorBinding.way.none')
    const way = t(`vendorBinding.way.${vendor.way}`, { dept: short(vendor.bound_dept_name ?? '') })
    return vendor.priority === 2 ? `${way} · ${t('vendorBinding.way.backup')}` : way
  }
}

/** Who maintains a device, with the reason. */
export default function MaintainedBy({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const way = useWay()
  if (!vendor) return <span title={way(vendor)}>{t('equipment.noVendor')}</span>
  return <Words text={vendor.short_name ?? vendor.company_name} full={`${vendor.company_name} · ${way(vendor)}`} />
}
