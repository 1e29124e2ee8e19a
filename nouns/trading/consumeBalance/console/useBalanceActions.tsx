import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import type { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import AdjustForm from './AdjustForm.tsx'
import AuditForm from './AuditForm.tsx'
import type { BalanceRow } from './balanceList.ts'
import LimitsForm from './LimitsForm.tsx'
import PassOnForm from './PassOnForm.tsx'

type Page = Pick<ReturnType<typeof useRecordPage<BalanceRow, 'Consume/GetBalance'>>, 'askWith'>

/** What somebody may do with a balance, the next step first. */
export function useBalanceActions({ askWith }: Page) {
  const { t } = useTranslation()
  return (row: BalanceRow): RowAction[] => {
    const actions: (RowAction | false)[] = [
      row.auditable && {
        text: t('consumeBalance.audit'),
        path: 'Consume/AuditBalance',
        onClick: () =>
          void askWith(row, (record, onClose) => {
            const asked = record.adjustments.find(({ auditable }) => auditable)
            return asked && <AuditForm row={record} asked={asked} onClose={onClose} />
          }),
      },
      row.passable && {
        text: t('consumeBalance.passOn'),
        path: 'Consume/Recharge',
        onClick: () => void askWith(row, (record, onClose) => <PassOnForm row={record} onClose={onClose} />),
      },
      !row.waiting && {
        text: t('consumeBalance.adjust'),
        path: 'Consume/UpdateBalance',
        onClick: () => void askWith(row, (record, onClose) => <AdjustForm row={record} onClose={onClose} />),
      },
      {
        text: t('consumeBalance.limits'),
        path: 'Consume/SaveBalance',
        onClick: () => void askWith(row, (record, onClose) => <LimitsForm row={record} onClose={onClose} />),
      },
    ]
    return actions.filter((action) => action !== false)
  }
}
