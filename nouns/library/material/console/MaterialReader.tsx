import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Skeleton, Space } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import BuildFacts from './BuildFacts.tsx'
import MaterialFiles from './MaterialFiles.tsx'
import styles from './MaterialReader.module.css'
import type { ReadDetail } from './materialList.ts'
import Progress from './Progress.tsx'
import Questions from './Questions.tsx'
import ReadState from './ReadState.tsx'
import { useReading } from './useReading.ts'
import Videos from './Videos.tsx'

/** The HTML parser is larger than the rest of the page. */
const RichHtml = lazy(() => import('@shouya/console/ui/notices/RichHtml.tsx'))

/** One document for its reader: its text, videos and files, how far the reader is, and its questions. */
export default function MaterialReader({ id, beside }: { id: number; beside: BesideList }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('File/GetRead', { id })
  return (
    <DetailDrawer
      {...beside}
      read={read}
      title={
        <Space wrap>
          {t('material.title')}
          {data && <ReadState row={data} />}
        </Space>
      }
    >
      {data && <Opened key={id} row={data} />}
    </DetailDrawer>
  )
}

function Opened({ row }: { row: ReadDetail }) {
  const { t } = useTranslation()
  const { reading, elsewhere, resume, play } = useReading(row.id)
  const videos = row.files.filter(({ mime }) => mime === 'video/mp4')
  const others = row.files.filter(({ mime }) => mime !== 'video/mp4')
  const now = reading ?? row
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{row.title}</h2>
      <p className={styles.meta}>
        <span>{[row.dept_name, row.author ?? row.publish_user_name].filter(Boolean).join(' · ')}</span>
        <time dateTime={row.publish_time}>{minute(row.publish_time)}</time>
        <span>{row.category_name}</span>
        {row.source && <span>{row.source}</span>}
        <span>{t('material.views', { count: row.view_count })}</span>
      </p>
      <Progress row={row} reading={now} hasVideo={videos.length > 0} elsewhere={elsewhere} onResume={resume} />
      {row.type === materialType.building && <BuildFacts of={material} row={row} />}
      {row.cover && <img className={styles.cover} src={row.cover} alt="" />}
      {row.summary && <p className={styles.summary}>{row.summary}</p>}
      <Videos files={videos} seen={row.videos} onPlay={play} />
      {row.content && (
        <Suspense fallback={<Skeleton active />}>
          <RichHtml html={row.content} />
        </Suspense>
      )}
      {row.video_url && (
        <p>
          <a href={row.video_url} target="_blank" rel="noopener noreferrer">
            {t('material.external')}
          </a>
        </p>
      )}
      {others.length > 0 && <MaterialFiles id={row.id} files={others} mayKeep={row.may_download} />}
      {row.asks && <Questions id={row.id} isRead={now.IsRead === 1} />}
    </article>
  )
}
