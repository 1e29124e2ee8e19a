import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import BuildFacts from './BuildFacts.tsx'
import styles from './MaterialReader.module.css'
import type { MaterialDetail, MaterialRow } from './materialList.ts'
import { rateOf } from './useMaterialColumns.tsx'

const RichHtml = lazy(() => import('@shouya/console/ui/notices/RichHtml.tsx'))

/** One document in its management: its text and files, its fields, its history. */
export default function MaterialRecord({ id, moves, ...drawer }: RecordProps<MaterialRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('File/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.title ?? t('material.title')}
      status={data && <DictTag dict={material.states.dict} value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'text', label: t('material.field.content'), children: <Text row={data} /> },
          { key: 'facts', label: t('ui.facts'), children: <MaterialFacts row={data} /> },
        ]
      }
      history={data?.own ? { table: material.table, id } : undefined}
    />
  )
}

function Text({ row }: { row: MaterialDetail }) {
  const { t } = useTranslation()
  return (
    <article className={styles.article}>
      {row.cover && <img className={styles.cover} src={row.cover} alt="" />}
      {row.summary && <p className={styles.summary}>{row.summary}</p>}
      {row.content && (
        <Suspense fallback={<Skeleton active />}>
          <RichHtml html={row.content} />
        </Suspense>
      )}
      {row.video_url && (
        <p>
          <a href={row.video_url} target="_blank" rel="noopener noreferrer">
            {row.video_url}
          </a>
        </p>
      )}
      {row.files.length > 0 && (
        <section className={styles.section} aria-label={t('material.attachments')}>
          <Attachments files={row.files.map((file) => ({ url: file.url, name: file.name, drawn: true as const }))} />
        </section>
      )}
    </article>
  )
}

function MaterialFacts({ row }: { row: MaterialDetail }) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(material)
  const readers = [choice('visible_type', row.visible_type), ...row.visible_names].join(mark('、'))
  return (
    <>
      {row.type === materialType.building && <BuildFacts of={material} row={row} />}
      <Facts
        of={material}
        row={row}
        show={[
          'category_name',
          'dept_name',
          { label: label('visible_type'), value: readers, wide: true },
          { label: label('read_count'), value: rateOf(row) },
          'view_count',
          'download_count',
          'allow_download',
          'need_read',
          row.read_deadline !== null && 'read_deadline',
          row.form_name !== null && { label: t('material.field.form_name'), value: row.form_name },
          row.pass_score !== null && 'pass_score',
          'is_top',
          row.top_end !== null && 'top_end',
          row.author !== null && 'author',
          row.source !== null && 'source',
          row.tags !== null && 'tags',
          row.publish_time !== null && {
            label: label('publish_user_name'),
            value: `${row.publish_user_name} ${minute(row.publish_time)}`,
          },
          { label: label('create_user_name'), value: `${row.create_user_name} ${minute(row.create_time)}` },
          row.return_reason !== null && 'return_reason',
          row.unpublish_time !== null && 'unpublish_time',
          row.unpublish_reason !== null && 'unpublish_reason',
        ]}
      />
    </>
  )
}
