import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Form, Select } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { agentTransfer, transferType } from '../noun.ts'
import AccountAlert from './AccountAlert.tsx'
import type { TransferValues } from './transferList.ts'

/** Of money in what the bank says; of money out how much of which account. */
const toBody = ({ commission_amount, trade_no, voucher_file_ids, ...values }: TransferValues): TransferValues =>
  values.type === transferType.payIn
    ? { ...values, commission_amount: 0, trade_no, voucher_file_ids }
    : { ...values, commission_amount, trade_no: null, voucher_file_ids: [] }

/** Asks for money of an agent to be taken in or paid out. */
export default function TransferForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <NounContext value={agentTransfer}>
      <FormDrawer<'Agent/AskTransfer', TransferValues>
        path="Agent/AskTransfer"
        title={t('agentTransfer.addTitle')}
        initial={{ type: transferType.payIn, commission_amount: 0, voucher_file_ids: [] }}
        toBody={toBody}
        said={({ bill_no }) => t('agentTransfer.saved', { bill: bill_no })}
        refreshes={['Remind']}
        reopens="tab=transfers&new=1"
        onClose={onClose}
      >
        <Fields />
      </FormDrawer>
    </NounContext>
  )
}

function Fields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<TransferValues>()
  const { data: agents } = useRead('Agent/GetTransferAgentList', {})
  const isPayIn = Form.useWatch('type', form) !== transferType.payOut
  const agentId = Form.useWatch('agent_id', form)
  const chosen = agents?.find(({ id }) => id === agentId)
  const [only, ...others] = agents ?? []
  useEffect(() => {
    // An agent's own people have no choice.
    if (only && others.length === 0) form.setFieldValue('agent_id', only.id)
  }, [form, only, others.length])
  return (
    <>
      <Field of="type" />
      <Field of="agent_name" className="ui-wide" extra={t('agentTransfer.agentHint')}>
        <Select<number>
          placeholder={t('ui.choose')}
          loading={agents === undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={
            agents
              ?.filter(({ pays_in }) => pays_in || !isPayIn)
              .map(({ id, agent_code, agent_name }) => ({ value: id, label: `${agent_code} ${agent_name}` })) ?? []
          }
        />
      </Field>
      <Field
        of="goods_amount"
        {...(chosen && !isPayIn && { extra: t('agentTransfer.goodsLeft', { amount: yuan(chosen.goods) }) })}
      />
      {!isPayIn && (
        <Field
          of="commission_amount"
          {...(chosen && { extra: t('agentTransfer.commissionLeft', { amount: yuan(chosen.commission) }) })}
        />
      )}
      {isPayIn && (
        <>
          <Field of="trade_no" required extra={t('agentTransfer.tradeHint')} />
          <Field of="voucher_file_ids" required extra={t('agentTransfer.voucherHint')} />
        </>
      )}
      <Field of="remark" lines={2} />
      {chosen && <AccountAlert agent={chosen} isPayIn={isPayIn} />}
    </>
  )
}
