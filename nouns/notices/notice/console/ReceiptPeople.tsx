import { useRead } from '@shouya/console/api/useRead.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { furthest } from '@shouya/console/ui/countedTotal.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Empty, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { receipt } from '../noun.ts'
import styles from './Receipts.module.css'
import type { ReceiptRow, ReceiptState } from './receiptList.ts'

const PAGE = 20

type Props = {
  row: NoticeRow
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
    'Notice/GetReceiptPageList',
    { ...query, ...(dept === undefined ? {} : { dept_id: dept }) },
    { keep: true },
  )
  const states: ReceiptState[] = row.need_receipt ? ['unread', 'read', 'unconfirmed', 'confirmed'] : ['unread', 'read']
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
          aria-label={t('notice.field.status')}
          style={{ width: 128 }}
          options={states.map((value) => ({ value, label: t(`notice.${value}`) }))}
          onChange={again(onState)}
        />
        <DeptTreeSelect
          value={dept}
          aria-label={t('notice.receipts.field.dept_name')}
          placeholder={t('notice.receipts.field.dept_name')}
          style={{ width: 200 }}
          onChange={again((value: number | undefined) => onDept(value))}
        />
        <Input.Search
          allowClear
          placeholder={t('notice.peopleKeywords')}
          aria-label={t('notice.peopleKeywords')}
          onSearch={again((word: string) => word.trim().length !== 1 && setKeywords(word.trim()))}
        />
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notice.nobody')} />}
      <ul className={styles.people} aria-label={t('notice.byPerson')}>
        {data?.rows.map((person) => (
          <Person key={person.id} person={person} confirms={row.need_receipt} />
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

function Person({ person, confirms }: { person: ReceiptRow; confirms: boolean }) {
  const { t } = useTranslation()
  const done = confirms ? person.confirm_time !== null : person.IsRead === 1
  const word = person.confirm_time ? t('notice.confirmed') : person.IsRead ? t('notice.read') : t('notice.unread')
  const times = [
    person.read_time && t('notice.readAt', { time: minute(person.read_time) }),
    person.confirm_time && t('notice.confirmedAt', { time: minute(person.confirm_time) }),
    person.receipt_text && t('notice.receiptSays', { text: person.receipt_text }),
    person.remind_time && t('notice.remindedAt', { time: minute(person.remind_time) }),
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
      <StatusTag kind={done ? 'done' : 'waiting'}>{word}</StatusTag>
      {times.length > 0 && <small>{times.join(mark('；'))}</small>}
    </li>
  )
}
