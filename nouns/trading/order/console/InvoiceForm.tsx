import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useTranslation } from 'react-i18next'
import { order } from '../noun.ts'
import type { OrderDetail } from './orderList.ts'

/** Enters the number of the invoice that was written, or corrects it. */
export default function InvoiceForm({ row, onClose }: { row: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <MoveForm of={order} row={row} move="invoice" initial={{ invoice_no: row.invoice_no }} onClose={onClose}>
      <p className="ui-note ui-wide">{t('order.says.invoice')}</p>
      <div className="ui-wide">
        <Facts of={order} row={row} show={['invoice_type', 'invoice_title', 'invoice_tax_no', 'paid_amount']} />
      </div>
      <Field of="invoice_no" required />
    </MoveForm>
  )
}
