import { PlusOutlined } from '@ant-design/icons'
import { minRows } from '@shouya/forms/defaultValue'
import { LIMITS } from '@shouya/forms/limits'
import { labelOf } from '@shouya/forms/readOptions'
import { Button } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import { optionsOf } from '../optionsOf.ts'
import type { FieldNode, FieldSnapshot } from '../store/nodes.ts'
import { addRow } from '../store/rows.ts'
import { text } from '../texts.ts'
import { widthOf } from '../widthOf.ts'
import BatchRow from './BatchRow.tsx'
import { columnsOf } from './columnsOf.ts'
import { onReveal } from './reveal.ts'
import { useRowWindow } from './useRowWindow.ts'

interface Props {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
}

/** A table whose rows have the same fields and can be added and removed (spec 001: batch, the dynamic table). */
export default function Batch({ node, snapshot }: Props) {
  const { store, lang, mode, prefix } = useForm()
  const { field, rows, state } = snapshot
  const { scrollY, hideSequence } = optionsOf('batch', field)
  const frame = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const isOpen = mode === 'edit' && !state.disabled
  const columns = columnsOf(store.form, node.id)
  const rowWindow = useRowWindow(frame, rows, mode)
  const { shown, before, after, reveal, measure } = rowWindow
  useEffect(() => onReveal(node, reveal), [node, reveal])
  // A read-only table takes the focus itself, so that it can be scrolled by keyboard.
  const scrolls = useScrolls(frame) && !isOpen

  const height = scrollY > 0 ? scrollY : rowWindow.isOn ? 480 : undefined
  return (
    <section
      id={controlId(prefix, node)}
      aria-label={labelOf(field)}
      className="sf-batch"
      style={{ width: widthOf(field) }}
      tabIndex={-1}
    >
      <div
        ref={frame}
        className="sf-batch-frame"
        style={{ maxHeight: mode === 'print' ? undefined : height }}
        {...(scrolls && { role: 'group', 'aria-label': labelOf(field), tabIndex: 0 })}
      >
        <table className="sf-batch-table" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {!hideSequence && <th className="sf-batch-number">{text(lang, 'number')}</th>}
              {columns.map(({ id, type, label, isRequired }) => (
                <th
                  key={id}
                  id={`${prefix}${id}-label`}
                  data-type={type}
                  className={isRequired && isOpen ? 'sf-required' : undefined}
                >
                  {label}
                </th>
              ))}
              {isOpen && <th className="sf-batch-actions">{text(lang, 'actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map(({ row, index }) => (
              <BatchRow
                key={row.key}
                batch={node}
                row={row}
                index={index}
                columns={columns}
                hasNumber={!hideSequence}
                isOpen={isOpen}
                canRemove={rows.length > minRows(field)}
                adder={adder}
                measure={measure}
              />
            ))}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
        {rows.length === 0 && <div className="sf-batch-none">{text(lang, 'noRows')}</div>}
      </div>
      {mode === 'edit' && (
        <Button
          ref={adder}
          block
          type="dashed"
          icon={<PlusOutlined />}
          disabled={!isOpen || rows.length >= LIMITS.rows}
          onClick={() => {
            addRow(store, node)
            reveal(rows.length)
          }}
        >
          {text(lang, 'addRow')}
        </Button>
      )}
    </section>
  )
}

/** Whether the content of an element overflows; updated when the element or its children change size. */
function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight),
    )
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return scrolls
}
