import type { ReactNode } from 'react'
import styles from './DayCards.module.css'

type Card = {
  key: number
  title: string
  /** The state of the record. */
  state: ReactNode
  /** The deadline, or the persons involved. */
  note: ReactNode
  /** The button of the next step. */
  action: ReactNode
}

/** The records of a register that the user's outlet needs today, each with a button that opens its form. */
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
