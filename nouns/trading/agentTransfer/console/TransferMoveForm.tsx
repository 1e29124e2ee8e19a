import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import MoneyInput from '@shouya/console/ui/MoneyInput.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { agentTransfer, transferType } from '../noun.ts'
import type { TransferDetail, TransferMove } from './transferList.ts'

type Props = { row: TransferDetail; move: TransferMove; onClose: () => void }

/** What finance decides, and what its applicant takes back. */
export default function TransferMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(agentTransfer)
  const isPayIn = row.type === transferType.payIn
  const direction = isPayIn ? 'payIn' : 'payOut'
  return (
    <MoveForm of={agentTransfer} row={row} move={move} refreshes={['Remind', 'Ledger']} onClose={onClose}>
      <div className="ui-wide">
        <Facts
          of={agentTransfer}
          row={row}
          show={[
            { label: label('agent_name'), value: row.agent_name, wide: true },
            'type',
            'amount',
            !isPayIn && 'goods_amount',
            !isPayIn && 'commission_amount',
            !isPayIn && {
              label: label('bank_account_mask'),
              value: `${row.bank_name ?? ''} ${row.bank_account_mask}`,
              wide: true,
            },
            isPayIn && 'trade_no',
            isPayIn && 'voucher_file_ids',
          ]}
        />
        <p className="ui-note">{t(`agentTransfer.says.${move === 'confirm' ? direction : move}`)}</p>
      </div>
      {move === 'confirm' && isPayIn && (
        <Form.Item
          name="arrived_amount"
          label={t('agentTransfer.arrived')}
          extra={t('agentTransfer.arrivedHint')}
          rules={[{ required: true }]}
        >
          <MoneyInput />
        </Form.Item>
      )}
      {move === 'confirm' && !isPayIn && <Field of="trade_no" required />}
      {move === 'refuse' && <Field of="opinion" required lines={2} extra={t('agentTransfer.opinionHint')} />}
    </MoveForm>
  )
}
