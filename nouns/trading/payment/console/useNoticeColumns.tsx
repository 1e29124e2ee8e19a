import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { useTranslation } from 'react-i18next'
import { type Outcome, oddOutcomes, payment } from '../noun.ts'
import type { NoticeRow } from './paymentList.ts'

const kinds: Readonly<Record<Outcome, StatusKind>> = {
  ...{ settled: 'done', repeated: 'void', refused: 'void' },
  ...{ mismatch: 'refused', unknown: 'refused', late: 'refused', unreadable: 'refused' },
}

/** The columns of the notices: what was paid against what was asked for, and what it led to. */
export function useNoticeColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof payment, NoticeRow>(payment, {
    create_time: { width: 112, sort: true },
    provider: { width: 88, render: (row) => t(`payment.provider.${row.provider}`) },
    trade_no: { width: 176 },
    pay_no: { width: 168 },
    amount: { width: 104 },
    asked_amount: { width: 104 },
    outcome: {
      width: 96,
      pin: 'right',
      render: ({ outcome, settle_time }) => (
        <StatusTag kind={oddOutcomes.includes(outcome) && settle_time !== null ? 'done' : kinds[outcome]}>
          {t(`payment.outcome.${outcome}`)}
        </StatusTag>
      ),
    },
    settle_note: { width: 200 },
    settle_user_name: { width: 96 },
    settle_time: { width: 112 },
  })
  return inOrder(columns, ['create_time', 'provider', 'trade_no', 'pay_no', 'amount', 'asked_amount', 'outcome'])
}
