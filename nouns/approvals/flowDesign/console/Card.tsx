import { MoreOutlined } from '@ant-design/icons'
import type { NodeId } from '@shouya/approvals/definition'
import { Button, Dropdown, type MenuProps } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFlow, useFlowStore } from './FlowContext.ts'
import { useDraggedNode } from './useDragging.ts'

type Props = {
  id: NodeId
  /** Whether the node can be dragged. */
  movable?: boolean
  /** The menu of its actions. */
  items?: MenuProps['items']
  /** Called if selected by keyboard: moves on to its properties. */
  onEnter: () => void
  children: ReactNode
}

/** A card of the drawing that can be selected, with its menu. */
export default function Card({ id, movable = false, items, onEnter, children }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const selected = useFlow(({ selection }) => selection === id)
  const element = useRef<HTMLDivElement>(null)
  const dragged = useDraggedNode(element, movable ? id : undefined)
  return (
    <div className="flow-card" ref={element} data-selected={selected || undefined} data-dragged={dragged || undefined}>
      <button
        type="button"
        className="flow-card-face"
        data-card={id}
        aria-pressed={selected}
        onClick={({ detail }) => {
          store.select(id)
          // By keyboard.
          if (detail === 0) onEnter()
        }}
      >
        {children}
      </button>
      {items && (
        <Dropdown menu={{ items }} trigger={['click']} autoFocus>
          <Button
            className="flow-card-more"
            type="text"
            size="small"
            icon={<MoreOutlined aria-hidden="true" />}
            aria-label={t('ui.more')}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
    </div>
  )
}
