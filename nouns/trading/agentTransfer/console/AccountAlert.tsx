import type { DataOf } from '@shouya/console/api/path.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TransferValues } from './transferList.ts'

type Props = { agent: DataOf<'Agent/GetTransferAgentList'>[number]; isPayIn: boolean }

/** Where the money goes: to which balance, or to which bank account. */
export default function AccountAlert({ agent, isPayIn }: Props) {
  const { t } = useTranslation()
  const amount = Form.useWatch('goods_amount', Form.useFormInstance<TransferValues>()) ?? 0
  const { goods, owed, bank_name, bank_account_mask: account } = agent
  const left = { amount: yuan(goods + Math.max(amount - owed, 0)), owed: yuan(owed) }
  const payInText = t(owed > 0 ? 'agentTransfer.takenFirst' : 'agentTransfer.paidInto', left)
  const payOutText = account
    ? t('agentTransfer.toAccount', { bank: bank_name ?? '', account })
    : t('agentTransfer.noAccount')
  return (
    <Alert
      className="ui-wide"
      role="status"
      showIcon
      type={isPayIn || account ? 'info' : 'warning'}
      title={isPayIn ? payInText : payOutText}
    />
  )
}
