import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { commonStart } from './chart/commonStart.ts'
import styles from './DuePanel.module.css'

export type DueEntry = { key: string; name: string; note?: string; isLate?: boolean; label: string; onPick: () => void }

type Props = {
  title: string
  /** Beside the title. */
  extra?: ReactNode
  entries: readonly DueEntry[]
}

/** What is still to be done above a list: each entry begins it. Names go without what all of them begin with. */
export default function DuePanel({ title, extra, entries }: Props) {
  const id = useId()
  const common = commonStart(entries.map(({ name }) => name))
  return (
    <section className={styles.due} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {extra}
      </div>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ key, name, note, isLate, label, onPick }) => (
            <li key={key}>
              <Button {...(isLate && { danger: true })} onClick={onPick} aria-label={label}>
                {name.slice(common)}
                {note && <span className={styles.note}>{note}</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
