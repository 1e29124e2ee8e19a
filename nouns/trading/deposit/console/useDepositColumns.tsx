import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useTranslation } from 'react-i18next'
import { deposit } from '../noun.ts'
import type { DepositRow } from './depositList.ts'

/** The columns of the list and of its cards (domain 11.11). */
export function useDepositColumns(): Column<DepositRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof deposit, DepositRow>(deposit, {
    member_name: { width: 180, render: (row) => row.member_name },
    device_no: { width: 148 },
    deposit_due: { width: 104, sort: true },
    deposit_paid: { width: 104 },
    deposit_deducted: { width: 96 },
    refundable: { width: 104 },
    status: { width: 112 },
    product_name: { width: 140 },
    agent_name: { width: 140, render: (row) => row.agent_name },
    deposit_refunded: { width: 104 },
    bind_time: { width: 136, sort: true },
    unbind_time: { width: 136 },
    inspect_time: { width: 136 },
    refund_amount: { width: 104 },
    refund_due: {
      width: 128,
      render: (row) =>
        row.overdue ? (
          <span style={{ color: 'var(--ant-red-8)' }}>
            <StatusShape kind="overdue" /> {row.refund_due} <span className="sr-only">{t('deposit.late')}</span>
          </span>
        ) : (
          (row.refund_due ?? '-')
        ),
    },
    refund_user_name: { width: 104 },
    fail_reason: { width: 160 },
  })
  return inOrder(columns, [
    'member_name',
    'device_no',
    'deposit_due',
    'deposit_paid',
    'deposit_deducted',
    'refundable',
    'refund_due',
    'status',
  ])
}
