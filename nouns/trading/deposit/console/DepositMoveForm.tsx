import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { type FileValue, fileIds } from '@shouya/console/ui/files/FilesField.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { deposit, depositOrder } from '../noun.ts'
import { outstandingOf } from '../rules.ts'
import type { DepositDetail, DepositMove } from './depositList.ts'
import OnlineWay from './OnlineWay.tsx'
import OriginItem from './OriginItem.tsx'
import Outcome from './Outcome.tsx'
import PayWay from './PayWay.tsx'
import TargetItem from './TargetItem.tsx'

type Props = {
  row: DepositDetail
  move: DepositMove
  /** The payment that was opened, which the payer now pays. */
  onPayment: (id: number) => void
  onClose: () => void
}

/** A step with a deposit: paying, refunding, deducting, using it otherwise. */
export default function DepositMoveForm({ row, move, onPayment, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={deposit}
      row={row}
      name={`${row.member_name} ${row.device_no}`}
      move={move}
      initial={firstOf(row, move)}
      toBody={({ evidence_file_ids, ...values }) => ({
        ...values,
        ...(move === 'deduct' && { evidence_file_ids: fileIds(evidence_file_ids as FileValue[]) }),
        // What came through a provider goes back by it: there is nothing to say.
        ...(move === 'payRefund' && row.refund_provider !== null && { command: 'sent' }),
      })}
      onSaved={(saved) => {
        const { payment_id } = saved as { payment_id?: number }
        if (payment_id !== undefined) onPayment(payment_id)
      }}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">
        {move === 'pay' || move === 'payOnline'
          ? t('deposit.targetLeft', { device: row.device_no, amount: yuan(outstandingOf(row)) })
          : t('deposit.summary', { device: row.device_no, amount: yuan(row.refund_amount ?? row.refundable) })}
        <br />
        {t(`deposit.says.${move}`)}
      </p>
      <NounContext value={depositOrder}>
        <Fields row={row} move={move} />
      </NounContext>
    </MoveForm>
  )
}

/** What is most likely: all of it. */
function firstOf(row: DepositDetail, move: DepositMove): Record<string, unknown> {
  const [origin] = row.origins.filter(({ remaining }) => remaining > 0)
  const most = Math.min(row.refundable, origin?.remaining ?? 0)
  const [target] = row.targets
  switch (move) {
    case 'pay':
      return { amount: outstandingOf(row) }
    case 'askRefund':
      return { amount: most, origin_pledge_no: origin?.pledge_no }
    case 'transfer':
      return {
        ...{ amount: Math.min(most, target?.outstanding ?? most), origin_pledge_no: origin?.pledge_no },
        to_binding_id: target?.id,
      }
    default:
      return { evidence_file_ids: [] }
  }
}

function Fields({ row, move }: Pick<Props, 'row' | 'move'>) {
  const { t } = useTranslation()
  switch (move) {
    case 'pay':
      return (
        <>
          <Field of="amount" />
          <PayWay />
        </>
      )
    case 'payOnline':
      return <OnlineWay />
    case 'askRefund':
      return (
        <>
          <OriginItem origins={row.origins} />
          <Field of="amount" />
          <Field of="reason" required={false} lines={2} className="ui-wide" />
        </>
      )
    case 'transfer':
      return (
        <>
          <OriginItem origins={row.origins} />
          <TargetItem targets={row.targets} />
          <Field of="amount" />
        </>
      )
    case 'deduct':
      return (
        <>
          <Field of="amount" />
          <Field of="reason" lines={2} className="ui-wide" />
          <FilesItem of="evidence_file_ids" folder="trade" />
        </>
      )
    case 'withdraw':
      return null
    case 'payRefund':
      return row.refund_provider === null ? (
        <Outcome move={move} />
      ) : (
        <Alert
          className="ui-wide"
          type="info"
          showIcon
          title={t('deposit.back', { way: t(`payment.provider.${row.refund_provider}`) })}
        />
      )
    default:
      return <Outcome move={move} />
  }
}
