import type { ReactNode } from 'react'
import styles from './SettingDrawer.module.css'

/** One setting: its name, and its control at the end of the line. */
export default function SettingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.row}>
      <span>{label}</span>
      {children}
    </label>
  )
}
