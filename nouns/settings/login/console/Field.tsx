import type { ReactNode } from 'react'
import styles from './Field.module.css'

export type Aria = {
  id: string
  status: 'error' | ''
  'aria-invalid': boolean
  'aria-required': true
  'aria-describedby': string | undefined
}

type Props = { id: string; label: string; error: string | undefined; children: (aria: Aria) => ReactNode }

/** A label, its input and its error message. antd's Form would make this page a fifth heavier. */
export default function Field({ id, label, error, children }: Props) {
  const note = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: error ? 'error' : '',
        'aria-invalid': error !== undefined,
        'aria-required': true,
        'aria-describedby': error ? note : undefined,
      })}
      <span id={note} className={styles.error} aria-live="polite">
        {error}
      </span>
    </div>
  )
}
