import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, type RefObject } from 'react'
import { useForm } from '../formContext.ts'
import type { FieldNode, ScopeNode } from '../store/nodes.ts'
import { addRow, removeRow } from '../store/rows.ts'
import { text } from '../texts.ts'
import BatchCell from './BatchCell.tsx'
import type { BatchColumn } from './columnsOf.ts'

interface Props {
  readonly batch: FieldNode
  readonly row: ScopeNode
  readonly index: number
  readonly columns: readonly BatchColumn[]
  readonly hasNumber: boolean
  readonly isOpen: boolean
  readonly canRemove: boolean
  /** Gets the focus when the row is removed. */
  readonly adder: RefObject<HTMLButtonElement | null>
  readonly measure: ((element: Element | null) => void) | undefined
}

export default memo(function BatchRow(props: Props) {
  const { batch, row, index, columns, hasNumber, isOpen, canRemove, adder, measure } = props
  const { store, lang } = useForm()
  const remove = () => {
    removeRow(store, batch, row)
    adder.current?.focus()
  }
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} aria-label={text(lang, 'row', { n: index + 1 })}>
      {hasNumber && <td className="sf-batch-number">{index + 1}</td>}
      {columns.map(({ id, type, label, isRequired }) => (
        <td
          key={id}
          data-type={type}
          data-label={label}
          className={isRequired && isOpen ? 'sf-batch-required' : undefined}
        >
          <BatchCell scope={row} id={id} isClosed={!isOpen} />
        </td>
      ))}
      {isOpen && (
        <td className="sf-batch-actions">
          <Button
            type="text"
            icon={<CopyOutlined />}
            title={text(lang, 'copyRow')}
            aria-label={text(lang, 'copyRow')}
            onClick={() => addRow(store, batch, row)}
          />
          {canRemove && (
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              title={text(lang, 'removeRow')}
              aria-label={text(lang, 'removeRow')}
              onClick={remove}
            />
          )}
        </td>
      )}
    </tr>
  )
})
