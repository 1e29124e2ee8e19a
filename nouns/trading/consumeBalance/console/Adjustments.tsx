import { useAction } from '@shouya/console/api/useAction.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BalanceDetail } from './balanceList.ts'

type Adjustment = BalanceDetail['adjustments'][number]

/** By `consume_adjustment.status`. */
const tones = ['waiting', 'done', 'refused', 'void'] as const

/** The corrections that somebody has asked for, and what became of them. */
export default function Adjustments({ of }: { of: readonly Adjustment[] }) {
  const { t } = useTranslation()
  const word = useWord()
  if (of.length === 0) return t('consumeBalance.noAdjustment')
  return (
    <Timeline
      items={of.map((each) => ({
        key: each.id,
        content: (
          <>
            <div>
              <strong>{each.change > 0 ? `+${each.change}` : `−${-each.change}`}</strong>{' '}
              <StatusTag kind={tones[each.status] ?? 'void'}>
                {word(`consumeBalance.choice.adjustment.${each.status}`, String(each.status))}
              </StatusTag>
            </div>
            <div>{each.reason}</div>
            <div className="ui-note">
              {each.apply_user_name} {minute(each.apply_time)}
            </div>
            {each.audit_time && (
              <div className="ui-note">
                {each.audit_user_name} {minute(each.audit_time)} {each.audit_opinion}
              </div>
            )}
            {each.withdrawable && <TakeBack asked={each} />}
          </>
        ),
      }))}
    />
  )
}

function TakeBack({ asked: { id, version } }: { asked: Adjustment }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const withdraw = useAction('Consume/WithdrawBalance')
  return (
    <OperationButton
      path="Consume/WithdrawBalance"
      size="small"
      onClick={() =>
        confirm({ title: t('consumeBalance.withdrawAsk'), danger: false }, () => withdraw.mutateAsync({ id, version }))
      }
    >
      {t('consumeBalance.withdraw')}
    </OperationButton>
  )
}
