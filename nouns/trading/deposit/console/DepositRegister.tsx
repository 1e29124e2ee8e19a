import { call } from '@shouya/console/api/call.ts'
import { besideDetails } from '@shouya/console/noun/besideDetails.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useMoves } from '@shouya/console/noun/useMoves.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import MemberSelect from '../../console/MemberSelect.tsx'
import StateTabs from '../../console/StateTabs.tsx'
import PayDialog from '../../payment/console/PayDialog.tsx'
import { deposit } from '../noun.ts'
import DepositMoveForm from './DepositMoveForm.tsx'
import DepositRecord from './DepositRecord.tsx'
import { type DepositMove, type DepositRow, depositShape } from './depositList.ts'
import { useDepositColumns } from './useDepositColumns.tsx'

const { unpaid, paid, asked, approved, deducted, refused, refunded } = deposit.states.codes
/** What waits for somebody comes first. */
const tabs = [unpaid, asked, approved, refused, paid, deducted, refunded]

/** The deposits of leased devices (domain 11.11), each with its next step. */
export default function DepositRegister() {
  const { t } = useTranslation()
  const register = useRegister('Member/GetDepositPageList', depositShape, deposit.query.sorts)
  const { id, show, beside } = useOpened(register)
  const { ask, dialog } = useDialog()
  const movesOf = useMoves(deposit)
  const pay = (paymentId: number) =>
    ask((onClose) => <PayDialog id={paymentId} refreshes={['Member']} onClose={onClose} />)
  const begin = async (row: DepositRow, move: DepositMove) => {
    const record = await call('Member/GetDeposit', { id: row.id })
    ask((onClose) => <DepositMoveForm row={record} move={move} onPayment={pay} onClose={onClose} />)
  }
  const moves = (row: DepositRow) => movesOf(row, (of, move) => void begin(of, move))
  return (
    <>
      <StateTabs counts="Member/GetDepositCount" dict={deposit.states.dict} states={tabs} register={register} />
      <NounList
        of={deposit}
        name="Deposit.list"
        register={register}
        shape={depositShape}
        columns={useDepositColumns()}
        onOpen={show}
        actions={(row) =>
          besideDetails(moves(row), { text: t('ui.details'), path: 'Member/GetDeposit', onClick: () => show(row) })
        }
        flags={{ agent_id: t('deposit.field.agent_name') }}
        fields={
          <>
            <Filter of="member_name">
              <MemberSelect placeholder={t('common.all')} />
            </Filter>
            <Form.Item name="overdue" label={t('deposit.flag.overdue')}>
              <FlagSelect label={t('deposit.late')} />
            </Form.Item>
          </>
        }
      />
      {dialog}
      {id && <DepositRecord id={id} moves={moves} beside={beside} />}
    </>
  )
}
