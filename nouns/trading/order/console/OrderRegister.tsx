import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import DaysOfFilter from '../../console/DaysOfFilter.tsx'
import StateTabs from '../../console/StateTabs.tsx'
import { order } from '../noun.ts'
import { buyerType } from '../rules.ts'
import OrderForm from './OrderForm.tsx'
import OrderPrint from './OrderPrint.tsx'
import OrderRecord from './OrderRecord.tsx'
import { orderShape } from './orderList.ts'
import Sum from './Sum.tsx'
import { useOrderColumns } from './useOrderColumns.tsx'
import { useOrderMoves } from './useOrderMoves.tsx'

const { codes, dict } = order.states
const tabs = [
  ...[codes.draft, codes.ordered, codes.paid, codes.approved, codes.partly, codes.delivered, codes.done],
  ...[codes.refunding, codes.refunded, codes.canceled],
]

/** The orders of the trading side, by state and with their sums (domain 11.7). */
export default function OrderRegister() {
  const { t } = useTranslation()
  const register = useRegister('Order/GetPageList', orderShape, order.query.sorts)
  const page = useRecordPage(register, 'Order/Get', 'Order/Save')
  const printing = usePrinting('Order/GetPrintList', register.filters, (print) => <OrderPrint {...print} />)
  const begin = useOrderMoves(page)
  return (
    <>
      <StateTabs counts="Order/GetOrderStatusCount" dict={dict} states={tabs} register={register} />
      <Sum filters={register.filters} />
      <NounPage
        of={order}
        name="Order.list"
        page={page}
        register={register}
        shape={orderShape}
        columns={useOrderColumns()}
        begin={begin}
        fields={
          <>
            <Filter of="create_time" />
            <DaysOfFilter
              label={t('order.daysOf')}
              standard={t('order.field.create_time')}
              times={(['pay_time', 'refund_time'] as const).map((value) => ({
                value,
                label: t(`order.field.${value}`),
              }))}
            />
            <Filter of="order_type" />
            <Filter of="pay_type" />
            <Form.Item name="buyer_type" label={t('order.buyer')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={Object.entries(buyerType).map(([name, value]) => ({
                  value,
                  label: t(`order.buyerType.${name as keyof typeof buyerType}`),
                }))}
              />
            </Form.Item>
          </>
        }
        flags={{ agent_id: t('order.field.agent_name') }}
        printing={printing}
        recycled
        form={(onClose) => <OrderForm onClose={onClose} />}
        detail={(record) => <OrderRecord {...record} />}
      />
    </>
  )
}
