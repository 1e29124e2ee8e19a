import type { RepairRow } from './repairList.ts'
import styles from './VendorAndEngineer.module.css'

/** Who repairs: the vendor, and below it its engineer once there is one. */
export default function VendorAndEngineer({
  row: { company_name, engineer_name },
}: {
  row: Pick<RepairRow, 'company_name' | 'engineer_name'>
}) {
  if (!company_name) return '-'
  return (
    <span className={styles.lines}>
      <span title={company_name}>{company_name}</span>
      {engineer_name && (
        <span className={styles.engineer} title={engineer_name}>
          {engineer_name}
        </span>
      )}
    </span>
  )
}
