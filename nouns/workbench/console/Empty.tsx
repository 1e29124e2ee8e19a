import styles from './Panel.module.css'

/** An empty list: that it is empty, and what it would contain. */
export default function Empty({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.empty}>
      <strong>{title}</strong>
      {text}
    </p>
  )
}
