import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import DaysOfFilter from '../../console/DaysOfFilter.tsx'
import StateTabs from '../../console/StateTabs.tsx'
import PayDialog from '../../payment/console/PayDialog.tsx'
import { recharge } from '../noun.ts'
import PayForm from './PayForm.tsx'
import PlainMove from './PlainMove.tsx'
import RechargeForm from './RechargeForm.tsx'
import RechargeRecord from './RechargeRecord.tsx'
import { type RechargeMove, type RechargeRow, rechargeShape } from './rechargeList.ts'
import { useRechargeColumns } from './useRechargeColumns.tsx'

const { codes } = recharge.states
const tabs = [
  ...[codes.waiting, codes.paid, codes.credited, codes.refunding, codes.wrong],
  ...[codes.refunded, codes.closed],
]

/** The list of recharges with its tabs by state. */
export default function RechargeRegister() {
  const { t } = useTranslation()
  const register = useRegister('Recharge/GetPageList', rechargeShape, recharge.query.sorts)
  const page = useRecordPage(register, 'Recharge/Get', 'Recharge/Save')
  const openPayment = (id: number) =>
    page.ask((onClose) => <PayDialog id={id} refreshes={['Recharge']} onClose={onClose} />)
  const begin = (row: RechargeRow, move: RechargeMove) =>
    void page.askWith(row, (record, onClose) =>
      move === 'pay' ? (
        <PayForm row={record} onPayment={openPayment} onClose={onClose} />
      ) : (
        <PlainMove row={record} move={move} onClose={onClose} />
      ),
    )
  return (
    <>
      <StateTabs counts="Recharge/GetCount" dict={recharge.states.dict} states={tabs} register={register} />
      <NounPage
        of={recharge}
        name="Recharge.list"
        page={page}
        register={register}
        shape={rechargeShape}
        columns={useRechargeColumns()}
        begin={begin}
        fields={
          <>
            <Filter of="create_time" />
            <DaysOfFilter
              label={t('recharge.daysOf')}
              standard={t('recharge.field.create_time')}
              times={(['credit_time', 'refund_time'] as const).map((value) => ({
                value,
                label: t(`recharge.field.${value}`),
              }))}
            />
            <Filter of="pay_type" />
            <Filter of="package_type" />
          </>
        }
        flags={{
          agent_id: t('recharge.field.agent_name'),
          member_id: t('recharge.member'),
          device_id: t('recharge.device'),
        }}
        form={(onClose) => <RechargeForm ask={page.ask} onClose={onClose} />}
        detail={(record) => <RechargeRecord {...record} />}
      />
    </>
  )
}
