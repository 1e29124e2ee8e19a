import styles from './Panel.module.css'

/** Nothing here, and what would be. */
export default function Empty({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.empty}>
      <strong>{title}</strong>
      {text}
    </p>
  )
}
