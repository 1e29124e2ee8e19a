import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { linkTo } from '@shouya/noun/noun'
import { Empty, Skeleton, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { books } from '../books/routes.ts'
import EntryTable from './EntryTable.tsx'
import { useEventWord } from './useEventWord.ts'
import { useSeesBooks } from './useSeesBooks.ts'

type Props = { table: string; id: number }

/** What was posted for a business record, for its drawer; nothing for whoever may not see the ledger. Its page needs the texts of `ledger` and `ledgerAccount`. */
export default function LedgerOfRecord({ table, id }: Props) {
  const { t } = useTranslation()
  const isAllowed = useSeesBooks()
  const eventWord = useEventWord()
  const { data, error, refetch } = useRead(
    'Ledger/GetOfRecord',
    { biz_type: table, biz_id: id },
    { enabled: isAllowed },
  )
  if (!isAllowed) return null
  return (
    <section aria-label={t('ledger.ofRecord')}>
      <h2 className="ui-heading">{t('ledger.ofRecord')}</h2>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('ledger.nothingOfRecord')} />}
      {data?.map((row) => (
        <div key={row.id}>
          <Space wrap>
            <span>{minute(row.occur_time)}</span>
            <span>{eventWord(row.event)}</span>
            <Link to={linkTo({ route: books.txns }, row.id)}>{row.txn_no}</Link>
          </Space>
          <EntryTable row={row} />
        </div>
      ))}
    </section>
  )
}
