import { columnsOf } from '@shouya/server/noun/columns.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList, GetReceiptPageList } from '../contract.ts'
import { material, receipt } from '../noun.ts'
import { received, selectReceipts } from './receivers.ts'
import { conditionsOf, selectMaterials } from './rows.ts'

/** The documents that the caller manages. */
export const materialExporter = listExporter(material, {
  query: GetPageList.in,
  conditionsOf,
  select: selectMaterials,
  shape: (_, rows) => rows.map((row) => ({ ...row, is_top: row.on_top })),
})

/** Those for whom a document is, with how far they have read it: the names of those who have not (未读名单). */
export const receiptExporter = exporter({
  title: 'material.receiptList',
  query: GetReceiptPageList.in,
  noun: receipt,
  columns: columnsOf(receipt),
  find: (ctx, { id }) => received(ctx, id),
  select: selectReceipts,
})
