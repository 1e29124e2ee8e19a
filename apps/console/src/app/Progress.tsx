import { useEffect } from 'react'
import styles from './Progress.module.css'
import { startBar } from './progressBar.ts'

/** The bar at the top while a page is loading, above its skeleton. */
export default function Progress() {
  useEffect(startBar, [])
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.title} />
      <span />
      <span />
      <span className={styles.short} />
    </div>
  )
}
