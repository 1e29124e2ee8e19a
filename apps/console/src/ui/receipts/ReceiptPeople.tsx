import { Empty, Input, Pagination, Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/ApiError.ts'
import { furthest } from '../countedTotal.ts'
import DeptTreeSelect from '../DeptTreeSelect.tsx'
import Failure from '../Failure.tsx'
import styles from './Receipts.module.css'
import { RECEIPT_PAGE, type ReceiptFilter } from './useReceiptFilter.ts'

type Props<State extends string, Row> = {
  /** Names of the filters and of the list, and what stands in place of an empty one. */
  texts: { status: string; unit: string; keywords: string; people: string; nobody: string }
  states: readonly { value: State; label: string }[]
  filter: ReceiptFilter<State>
  read: { data: { total: number; rows: readonly Row[] } | undefined; error: ApiError | null; refetch: () => void }
  person: (row: Row) => ReactNode
}

/** The receivers by name: filters above, people page by page. */
export default function ReceiptPeople<State extends string, Row>(props: Props<State, Row>) {
  const { texts, states, filter, read, person } = props
  const { data, error, refetch } = read
  return (
    <>
      <div className={styles.tools}>
        <Select
          value={filter.state}
          aria-label={texts.status}
          style={{ width: 128 }}
          options={[...states]}
          onChange={filter.setState}
        />
        <DeptTreeSelect
          value={filter.dept}
          aria-label={texts.unit}
          placeholder={texts.unit}
          style={{ width: 200 }}
          onChange={filter.setDept}
        />
        <Input.Search
          allowClear
          placeholder={texts.keywords}
          aria-label={texts.keywords}
          onSearch={filter.setKeywords}
        />
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.nobody} />}
      <ul className={styles.people} aria-label={texts.people}>
        {data?.rows.map(person)}
      </ul>
      {data && data.total > RECEIPT_PAGE && (
        <Pagination
          size="small"
          align="end"
          current={filter.page}
          pageSize={RECEIPT_PAGE}
          total={Math.min(data.total, furthest)}
          showSizeChanger={false}
          onChange={filter.setPage}
        />
      )}
    </>
  )
}
