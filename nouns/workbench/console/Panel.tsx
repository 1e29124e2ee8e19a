import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = { id: string; title: string; note?: ReactNode; className?: string; children: ReactNode }

/** One card of the work bench. */
export default function Panel({ id, title, note, className = '', children }: Props) {
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  )
}
