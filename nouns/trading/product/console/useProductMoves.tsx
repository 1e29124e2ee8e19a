import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import { product } from '../noun.ts'
import ProductForm from './ProductForm.tsx'
import type { ProductRow } from './productList.ts'

type Move = ProductRow['moves'][number]

/** Begins a move of a product: asks, or opens its form. `close` leaves a record that is gone. */
export function useProductMoves(ask: Ask, close: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const change = useAction('Product/ChangeStatus')
  const remove = useRemove('Product/Delete')
  return async (row: ProductRow, move: Move) => {
    const { id, version, product_name: name } = row
    if (move === 'edit') {
      const record = await call('Product/Get', { id })
      return ask((onClose) => <ProductForm row={record} onClose={onClose} />)
    }
    const question = { title: t(`product.ask.${move}`, { name }), content: t(`product.says.${move}`) }
    if (move === 'delete') return remove(row, question, close)
    const danger = 'danger' in product.moves[move]
    confirm({ ...question, danger }, () => change.mutateAsync({ id, version, command: move }))
  }
}
