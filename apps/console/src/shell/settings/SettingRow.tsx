import type { ReactNode } from 'react'
import styles from './SettingDrawer.module.css'

/** One setting: its name and its control at the end of the line. */
export default function SettingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  )
}
