import Words from '@shouya/console/ui/Words.tsx'
import type { RepairRow } from './repairList.ts'

/** Who repairs: the vendor, and its engineer once there is one. */
export default function VendorAndEngineer({
  row: { company_name, engineer_name },
}: {
  row: Pick<RepairRow, 'company_name' | 'engineer_name'>
}) {
  if (!company_name) return '-'
  const full = [company_name, engineer_name].filter(Boolean).join(' ')
  return <Words text={engineer_name ?? company_name} full={full} />
}
