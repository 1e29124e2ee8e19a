import { useReadMore } from '@shouya/console/api/useReadMore.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { linkTo } from '@shouya/noun/noun'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { books } from '../../books/routes.ts'
import BookTable from '../../console/BookTable.tsx'
import DayTools, { type Days } from '../../console/DayTools.tsx'
import { useEventWord } from '../../console/useEventWord.ts'
import { statementLine } from '../noun.ts'
import type { AccountRow } from './accountList.ts'
import StatementPrint from './StatementPrint.tsx'
import { statementColumns } from './statementColumns.ts'

/** The entries of an account on some days, the last first; as a file and on paper in their order. */
export default function Statement({ account }: { account: AccountRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(statementLine)
  const eventWord = useEventWord()
  const { date } = useNow()
  const [days, setDays] = useState<Days>({ begin_date: `${date.slice(0, 7)}-01`, end_date: date })
  const query = { account_id: account.id, ...days }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadMore(
    'Ledger/GetEntryList',
    query,
  )
  const rows = data?.pages.flatMap((page) => page.rows)
  const amount = (fen: number | null) => fen !== null && yuan(fen)
  return (
    <>
      <DayTools
        days={days}
        onDays={setDays}
        file={{
          controller: 'LedgerEntry',
          filters: query,
          total: undefined,
          columns: statementColumns.map((key) => ({ key, title: label(key), chosen: true })),
        }}
        print={{
          path: 'Ledger/GetEntryPrintList',
          draw: (onClose) => <StatementPrint filters={query} onClose={onClose} />,
        }}
      />
      {error && <Failure error={error} onRetry={refetch} />}
      {!rows && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {rows?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('ledgerAccount.noEntries')} />}
      {rows && rows.length > 0 && (
        <BookTable
          label={t('ledgerAccount.statement')}
          heads={[
            { text: label('occur_time') },
            { text: label('event') },
            { text: label('debit'), right: true },
            { text: label('credit'), right: true },
            { text: label('balance'), right: true },
            { text: label('txn_no') },
          ]}
          rows={rows.map((entry) => ({
            key: `${entry.txn_id} ${entry.debit} ${entry.balance}`,
            cells: [
              minute(entry.occur_time),
              eventWord(entry.event),
              amount(entry.debit),
              amount(entry.credit),
              yuan(entry.balance),
              <Link key="txn" to={linkTo({ route: books.txns }, entry.txn_id)} title={entry.memo ?? undefined}>
                {entry.txn_no}
              </Link>,
            ],
          }))}
        />
      )}
      {hasNextPage && (
        <Button block type="link" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </>
  )
}
