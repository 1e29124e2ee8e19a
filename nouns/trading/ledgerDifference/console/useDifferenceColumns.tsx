import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import AccountName from '../../console/AccountName.tsx'
import RecordLink from '../../console/RecordLink.tsx'
import { ledger } from '../../ledger/noun.ts'
import { ledgerAccount } from '../../ledgerAccount/noun.ts'
import { ledgerDifference } from '../noun.ts'
import type { DifferenceRow } from './differenceList.ts'
import { useKindWord } from './useKindWord.ts'

/** The columns of what differs, with the ways to account, transaction and record. */
export function useDifferenceColumns(): Column<DifferenceRow>[] {
  const { t } = useTranslation()
  const kindWord = useKindWord()
  const amount = ({ kind }: DifferenceRow, value: number) => {
    if (kind === 'count') return t('ledgerDifference.entries', { count: value })
    return kind === 'quantity' ? t('ledgerDifference.pieces', { count: value }) : yuan(value)
  }
  const columns = useNounColumns<typeof ledgerDifference, DifferenceRow>(ledgerDifference, {
    kind: { width: 176, render: (row) => kindWord(row.kind) },
    run_time: { width: 112 },
    account: {
      width: 176,
      render: ({ account }) =>
        account ? (
          <Link to={linkTo(ledgerAccount, account.account_id)}>
            <AccountName of={account} />
          </Link>
        ) : (
          '-'
        ),
    },
    txn_no: {
      width: 144,
      render: ({ txn_id, txn_no }) => (txn_id === null ? '-' : <Link to={linkTo(ledger, txn_id)}>{txn_no}</Link>),
    },
    biz: {
      width: 128,
      render: ({ biz_type, biz_id }) =>
        biz_type === null || biz_id === null ? '-' : <RecordLink table={biz_type} id={biz_id} />,
    },
    expected: { width: 104, render: (row) => amount(row, row.expected) },
    actual: { width: 104, render: (row) => amount(row, row.actual) },
    note: { width: 200 },
    settle_user_name: {
      title: t('ledgerDifference.state'),
      width: 96,
      pin: 'right',
      render: (row) => (
        <StatusTag kind={row.note === null ? 'waiting' : 'done'}>
          {t(row.note === null ? 'ledgerDifference.waiting' : 'ledgerDifference.settled')}
        </StatusTag>
      ),
    },
    settle_time: { width: 112 },
  })
  return inOrder(columns, ['kind', 'run_time', 'account', 'txn_no', 'expected', 'actual', 'settle_user_name'])
}
