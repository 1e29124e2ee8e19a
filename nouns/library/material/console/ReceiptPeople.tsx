import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { furthest } from '@shouya/console/ui/countedTotal.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Empty, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { receipt } from '../noun.ts'
import type { MaterialDetail, ReceiptRow, ReceiptState } from './materialList.ts'
import styles from './Receipts.module.css'

const PAGE = 20

type Props = {
  row: MaterialDetail
  dept: number | undefined
  onDept: (dept: number | undefined) => void
  state: ReceiptState
  onState: (state: ReceiptState) => void
}

/** The receivers by name: who has read it and when, who was reminded. */
export default function ReceiptPeople({ row, dept, onDept, state, onState }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [keywords, setKeywords] = useState('')
  const query = { id: row.id, state, keywords, page, pagesize: PAGE, sort_order: 'asc' as const }
  const { data, error, refetch } = useRead(
    'File/GetReceiptPageList',
    { ...query, ...(dept === undefined ? {} : { dept_id: dept }) },
    { keep: true },
  )
  const states: ReceiptState[] = row.asks ? ['unread', 'read', 'unanswered', 'answered'] : ['unread', 'read']
  const again =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      setPage(1)
      change(value)
    }
  return (
    <>
      <div className={styles.tools}>
        <Select
          value={state}
          aria-label={t('material.field.status')}
          style={{ width: 128 }}
          options={states.map((value) => ({ value, label: t(`material.${value}`) }))}
          onChange={again(onState)}
        />
        <DeptTreeSelect
          value={dept}
          aria-label={t('material.receipts.field.dept_name')}
          placeholder={t('material.receipts.field.dept_name')}
          style={{ width: 200 }}
          onChange={again((value: number | undefined) => onDept(value))}
        />
        <Input.Search
          allowClear
          placeholder={t('material.peopleKeywords')}
          aria-label={t('material.peopleKeywords')}
          onSearch={again((word: string) => word.trim().length !== 1 && setKeywords(word.trim()))}
        />
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('material.nobody')} />}
      <ul className={styles.people} aria-label={t('material.byPerson')}>
        {data?.rows.map((person) => (
          <Person key={person.id} person={person} asks={row.asks} />
        ))}
      </ul>
      {data && data.total > PAGE && (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={PAGE}
          total={Math.min(data.total, furthest)}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  )
}

function Person({ person, asks }: { person: ReceiptRow; asks: boolean }) {
  const { t } = useTranslation()
  const isDone = asks ? person.answer_time !== null : person.IsRead === 1
  const word = person.answer_time
    ? t('material.scored', { score: person.score ?? 0 })
    : person.IsRead
      ? t('material.read')
      : t('material.unread')
  const times = [
    person.read_time && t('material.readAt', { time: minute(person.read_time) }),
    person.read_seconds && t('material.readFor', { seconds: person.read_seconds }),
    person.progress && t('material.watched', { progress: person.progress }),
    person.download_time && t('material.downloadedAt', { time: minute(person.download_time) }),
    person.remind_time && t('material.urgedAt', { time: minute(person.remind_time) }),
  ].filter(Boolean)
  return (
    <li>
      <span>
        {person.real_name} · {person.dept_name}
        {person.post && (
          <>
            {' · '}
            <DictText dict={receipt.fields.post.dict} value={person.post} />
          </>
        )}
      </span>
      <StatusTag kind={isDone ? 'done' : 'waiting'}>{word}</StatusTag>
      {times.length > 0 && <small>{times.join(mark('；'))}</small>}
    </li>
  )
}
