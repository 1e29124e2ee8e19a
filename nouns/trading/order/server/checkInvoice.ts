import { failAt } from '@shouya/server/core/failure.ts'
import { invoiceType } from '../noun.ts'

type Invoice = {
  readonly invoice_type: number | null
  readonly invoice_title: string | null
  readonly invoice_tax_no: string | null
}

/** An invoice has a type and a title, or is not wanted; a special one is of no use without the tax number. */
export function checkInvoice({ invoice_type, invoice_title, invoice_tax_no }: Invoice): void {
  if (invoice_type === null && (invoice_title ?? invoice_tax_no) !== null)
    failAt('invoice_type', 'order.refused.invoiceType')
  if (invoice_type !== null && invoice_title === null) failAt('invoice_title', 'order.refused.invoiceTitle')
  if (invoice_type === invoiceType.special && invoice_tax_no === null)
    failAt('invoice_tax_no', 'order.refused.invoiceTaxNo')
}
