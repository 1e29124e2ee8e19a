import { useRead } from '@shouya/console/api/useRead.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button, Collapse, Empty, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import styles from './Buildings.module.css'
import type { Building } from './materialList.ts'

const { dict } = material.fields.build_stage

/** How far the construction of each outlet is, by stage: the papers that it needs, those that are there, and what is missing. */
export default function Buildings({ onOpen }: { onOpen: (paper: number) => void }) {
  const { t } = useTranslation()
  const [keywords, setKeywords] = useState('')
  const { data, error, refetch } = useRead('File/GetBuildList', { keywords }, { keep: true })
  return (
    <div className={styles.page}>
      <TouchSize>
        <Input.Search
          allowClear
          className={styles.search}
          placeholder={t('material.outletKeywords')}
          aria-label={t('material.outletKeywords')}
          onSearch={(word) => word.trim().length !== 1 && setKeywords(word.trim())}
        />
      </TouchSize>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('material.noBuilding')} />}
      {data && data.length > 0 && (
        <Collapse
          items={data.map((building) => ({
            key: building.build_dept_id,
            label: <Head building={building} />,
            children: <Stages building={building} onOpen={onOpen} />,
          }))}
        />
      )}
    </div>
  )
}

function Head({ building: { build_dept_name, build_stage, missing } }: { building: Building }) {
  const { t } = useTranslation()
  return (
    <span className={styles.head}>
      <span>{build_dept_name}</span>
      <span className={styles.tags}>
        <StatusTag kind="active">
          <DictText dict={dict} value={build_stage} />
        </StatusTag>
        <StatusTag kind={missing === 0 ? 'done' : 'overdue'}>
          {missing === 0 ? t('material.complete') : t('material.missing', { count: missing })}
        </StatusTag>
      </span>
    </span>
  )
}

function Stages({ building, onOpen }: { building: Building; onOpen: (paper: number) => void }) {
  const { t } = useTranslation()
  const links = (papers: readonly { id: number; title: string }[]) =>
    papers.map(({ id, title }) => (
      <Button key={id} type="link" className={styles.paper} onClick={() => onOpen(id)}>
        {title}
      </Button>
    ))
  return (
    <ol className={styles.stages}>
      {building.stages.map(({ build_stage, needs, others }) => (
        <li key={build_stage}>
          <strong>
            <DictText dict={dict} value={build_stage} />
          </strong>
          <dl>
            {needs.map(({ category_id, category_name, papers }) => (
              <div key={category_id}>
                <dt>{category_name}</dt>
                <dd>
                  {papers.length > 0 ? links(papers) : <StatusTag kind="overdue">{t('material.lacks')}</StatusTag>}
                </dd>
              </div>
            ))}
            {others.length > 0 && (
              <div>
                <dt>{t('material.others')}</dt>
                <dd>{links(others)}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ol>
  )
}
