import { useRead } from '@shouya/console/api/useRead.ts'
import { furthest } from '@shouya/console/ui/countedTotal.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Checkbox, Empty, Input, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../../issueItem/noun.ts'
import BranchProgress from './BranchProgress.tsx'
import type { IssueDetail, Receiver } from './issueList.ts'
import styles from './Progress.module.css'
import ReceiverLine from './ReceiverLine.tsx'
import ReceiverTools from './ReceiverTools.tsx'

const PAGE = 20

/** Who has handed in what: by branch, and each receiver, to review; it follows what is handed in (event `issue`). */
export default function Receivers({ row, ask }: { row: IssueDetail; ask: Ask }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState<number[]>([])
  const [dept, setDept] = useState<number>()
  const [late, setLate] = useState(false)
  const [keywords, setKeywords] = useState('')
  const [chosen, setChosen] = useState<readonly Receiver[]>([])
  const filters = {
    issue_id: row.id,
    keywords,
    ...(status.length > 0 && { status }),
    ...(dept !== undefined && { dept_id: dept }),
    ...(late && { late: true as const }),
  }
  const { data, error, refetch } = useRead('Issue/GetItemList', { ...filters, page, pagesize: PAGE }, { keep: true })
  const rows = data?.rows ?? []
  // In the versions of now, without those that have left the page.
  const selected = rows.filter(({ id }) => chosen.some((receiver) => receiver.id === id))
  const again =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      setPage(1)
      setChosen([])
      change(value)
    }
  return (
    <TouchSize>
      <p className={styles.sums} role="status">
        <strong>{t('issue.progress.all', { uploaded: row.uploaded, total: row.total, passed: row.passed })}</strong>
        <span className="ui-note">{t('issue.progress.live')}</span>
      </p>
      {row.progress.length > 1 && (
        <BranchProgress
          branches={row.progress}
          chosen={dept}
          onChoose={(branch) => again(setDept)(branch === dept ? undefined : branch)}
        />
      )}
      <ReceiverTools row={row} filters={filters} selected={selected} ask={ask} onDone={() => setChosen([])} />
      <div className={styles.tools}>
        <DictSelect
          dict={issueItem.states.dict}
          multiple
          value={status}
          aria-label={t('issueItem.field.status')}
          placeholder={t('issueItem.field.status')}
          style={{ minWidth: 168 }}
          onChange={again((value) => setStatus(value as number[]))}
        />
        <Input.Search
          allowClear
          style={{ width: 200 }}
          placeholder={t('issueItem.field.dept_name')}
          aria-label={t('issueItem.field.dept_name')}
          onSearch={again((word: string) => word.trim().length !== 1 && setKeywords(word.trim()))}
        />
        <Checkbox checked={late} onChange={({ target }) => again(setLate)(target.checked)}>
          {t('issue.filter.late')}
        </Checkbox>
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('issue.noReceivers')} />}
      <ul className={styles.lines} aria-label={t('issue.receivers')}>
        {rows.map((receiver) => (
          <ReceiverLine
            key={receiver.id}
            of={row}
            receiver={receiver}
            ask={ask}
            chosen={selected.includes(receiver)}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...selected, receiver] : selected.filter(({ id }) => id !== receiver.id))
            }
          />
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
    </TouchSize>
  )
}
