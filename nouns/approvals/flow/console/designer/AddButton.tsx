import { PlusOutlined } from '@ant-design/icons'
import type { FlowNode } from '@shouya/approvals/definition'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '../tree/FlowTree.tsx'
import { NodeIcon } from '../tree/NodeIcon.tsx'
import { useFlowStore } from './FlowContext.ts'
import { newIds, takenIn } from './model/ids.ts'
import { makeNode } from './model/makeNode.ts'
import { useDropGap } from './useDragging.ts'
import { useKnown } from './words/known.ts'

const types: readonly (FlowNode['type'] | '-')[] = [
  'approve',
  'handle',
  'cc',
  '-',
  'choice',
  'parallel',
  'inclusive',
  '-',
  'delay',
  'trigger',
]

type Props = {
  gap: Gap
  open: boolean
  onOpen: (gap: Gap | undefined) => void
  /** After a node has been added. */
  onAdded: () => void
}

/** The button on a line that puts a node there. */
export default function AddButton({ gap, open, onOpen, onAdded }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const [topic] = useKnown().topics
  const element = useRef<HTMLSpanElement>(null)
  const over = useDropGap(element, gap)
  const add = (type: FlowNode['type']) => {
    const { now } = store.getState().history
    const words = {
      name: t(`flows.type.${type}`),
      branch: (no: number) => t('flows.tree.branch', { no }),
      otherwise: t('flows.branch.else'),
    }
    onOpen(undefined)
    const node = makeNode(type, newIds(takenIn(now)), words, topic?.topic ?? '')
    if (store.run({ do: 'add', nodes: [node], to: gap })) onAdded()
  }
  const items = types.map((type, at) =>
    type === '-'
      ? { type: 'divider' as const, key: String(at) }
      : {
          key: type,
          icon: <NodeIcon type={type} />,
          label: t(`flows.type.${type}`),
          disabled: type === 'trigger' && !topic,
          onClick: () => add(type),
        },
  )
  return (
    <span className="flow-drop" ref={element}>
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        autoFocus
        open={open}
        onOpenChange={(next) => onOpen(next ? gap : undefined)}
      >
        <Button
          className="flow-add"
          data-over={over || undefined}
          shape="circle"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          aria-label={t('flows.addHere')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </span>
  )
}
