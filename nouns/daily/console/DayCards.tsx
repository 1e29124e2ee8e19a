import type { ReactNode } from 'react'
import styles from './DayCards.module.css'

type Card = {
  key: number
  title: string
  /** What became of it. */
  state: ReactNode
  /** Until when, or with whom. */
  note: ReactNode
  /** The next step, a tap away. */
  action: ReactNode
}

/** What the own outlet's day wants of a register, each a tap from its form. */
export default function DayCards({ label, cards }: { label: string; cards: readonly Card[] }) {
  return (
    <section className={styles.day} aria-label={label} data-sideways>
      {cards.map(({ key, title, state, note, action }) => (
        <div key={key} className={styles.card}>
          <div className={styles.head}>
            <strong>{title}</strong>
            {state}
          </div>
          <div className={styles.foot}>
            <span className="ui-note">{note}</span>
            {action}
          </div>
        </div>
      ))}
    </section>
  )
}
