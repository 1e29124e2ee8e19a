import { useTranslation } from 'react-i18next'
import type { GuardDetail } from './guardList.ts'
import styles from './guards.module.css'

/** The items of the standard, and what was taken of them for which reason. */
export default function ItemsRecord({ items }: Pick<GuardDetail, 'items'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="guard-items">
      <h3 id="guard-items" className={styles.title}>
        {t('guardEvaluation.items.title')}
      </h3>
      <ol className={styles.lines}>
        {items.map((item) => (
          <li key={item.seq}>
            <span>{item.content}</span>
            <span className={item.deduct > 0 ? styles.taken : styles.whole}>
              {item.deduct > 0 ? `−${item.deduct}` : '0'} / {item.full}
            </span>
            {item.reason !== null && <span className={styles.reason}>{item.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
