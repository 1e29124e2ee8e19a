import { useTranslation } from 'react-i18next'
import Basis from './Basis.tsx'
import styles from './performance.module.css'
import type { Item } from './performanceList.ts'
import { points } from './performanceList.ts'

/** The twelve items: what the system counted and from what, and the points of people. */
export default function ItemsRecord({ of, items }: { of: number; items: readonly Item[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="performance-items">
      <h3 id="performance-items" className={styles.title}>
        {t('performanceEvaluation.items.title')}
      </h3>
      <ol className={styles.lines}>
        {items.map((item) => (
          <li key={item.seq}>
            <span>
              {item.content}
              <Basis
                of={of}
                item={{ source: item.source, content: item.content, value: item.value, counted: item.counted }}
              />
            </span>
            <span className={styles.number}>
              {points(item.manual)} / {item.weight}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
