import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { reportFile } from '../noun.ts'
import styles from './ArchiveMenu.module.css'

/** The archive by category: how many files of this year and of all years, each the way to its list (domain 5.8). */
export default function ArchiveMenu() {
  const { t } = useTranslation()
  const category = useDictLabel('archive_category')
  const { data, error, refetch } = useRead('ReportFile/GetCategoryCounts', {}, { staleTime: 5_000 })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const count = (row: (typeof data.rows)[number], word: string, number: number, query: string) => (
    <Link
      to={`${reportFile.route}?category=${row.category}${query}`}
      aria-label={`${category(row.category)} ${word} ${number}`}
    >
      {/* Read as it is named: the words apart. */}
      <span className={styles.note}>{word}</span> <b>{number}</b>
    </Link>
  )
  return (
    <section aria-label={t('reportFile.book')}>
      <p className={styles.about}>{t('reportFile.about')}</p>
      <ul className={styles.cards}>
        {data.rows.map((row) => (
          <li key={row.category} className={styles.card}>
            <h2>{category(row.category)}</h2>
            <div className={styles.counts}>
              {count(row, t('reportFile.cards.thisYear'), row.this_year, `&year=${data.year}`)}
              {count(row, t('reportFile.cards.total'), row.total, '')}
              {row.expired > 0 && count(row, t('reportFile.cards.expired'), row.expired, '&expired=1')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
