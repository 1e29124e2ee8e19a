import type { ReactNode } from 'react'
import logo from './host/logo.svg?inline'
import { useDocumentTitle } from './host/useDocumentTitle.ts'
import styles from './Standalone.module.css'

/** A page outside of the shell (spec 000 section 2): 403, 404, no server. */
export default function Standalone({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title)
  return (
    <main className={styles.page}>
      <img src={logo} alt="" width="40" height="40" />
      {children}
    </main>
  )
}
