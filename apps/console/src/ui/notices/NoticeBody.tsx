import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import Attachments from '../files/Attachments.tsx'
import { minute } from '../text.ts'
import styles from './Notice.module.css'
import { annexesOf, type NoticeRow } from './noticeRow.ts'

/** The HTML parser is larger than the rest of the bell. */
const RichHtml = lazy(() => import('./RichHtml.tsx'))

/** One notice: title, author and time, its text, link and attachments. */
export default function NoticeBody({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  const files = annexesOf(row)
  return (
    <article>
      <h2 className={styles.title}>{row.title}</h2>
      <p className={styles.meta}>
        <span>{[row.dept_name, row.publish_user_name].filter(Boolean).join(' · ')}</span>
        <time dateTime={row.publish_time ?? row.create_time}>{minute(row.publish_time ?? row.create_time)}</time>
        {row.bill_no && <span>{row.bill_no}</span>}
        {row.expire_time && <span>{t('notice.until', { time: minute(row.expire_time) })}</span>}
      </p>
      {row.cover && <img className={styles.cover} src={row.cover} alt="" />}
      <Suspense fallback={<Skeleton active />}>
        <RichHtml html={row.content} />
      </Suspense>
      {row.url && (
        <p>
          <a href={row.url} target="_blank" rel="noopener noreferrer">
            {row.url}
          </a>
        </p>
      )}
      {files.length > 0 && (
        <section className={styles.files} aria-label={t('notice.field.annex')}>
          <Attachments files={files} />
        </section>
      )}
    </article>
  )
}
