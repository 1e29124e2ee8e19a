import type { ReactNode } from 'react'
import styles from './Message.module.css'

type Props = { sign: string; title: string; text: string; children?: ReactNode }

/** A message on an otherwise empty page: 403, 404, not built, failed. */
export default function Message({ sign, title, text, children }: Props) {
  return (
    <section className={styles.message} role={sign === '!' ? 'alert' : undefined}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
