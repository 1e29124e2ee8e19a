import { PlusOutlined } from '@ant-design/icons'
import type { FlowNode } from '@shouya/approvals/definition'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '../../flow/console/tree/FlowTree.tsx'
import { NodeIcon } from '../../flow/console/tree/NodeIcon.tsx'
import { useKnown } from '../../flow/console/words/known.ts'
import { useFlowStore } from './FlowContext.ts'
import { newIds, takenIn } from './model/ids.ts'
import { makeNode } from './model/makeNode.ts'
import { useDropGap } from './useDragging.ts'

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
  /** Called after a node has been added. */
  onAdded: () => void
}

/** The button on a line that adds a node there. */
export default function AddButton({ gap, open, onOpen, onAdded }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const [topic] = useKnown().topics
  const element = useRef<HTMLSpanElement>(null)
  const over = useDropGap(element, gap)
  const add = (type: FlowNode['type']) => {
    const { present: now } = store.getState().history
    const words = {
      name: t(`flow.type.${type}`),
      branch: (no: number) => t('flow.tree.branch', { no }),
      otherwise: t('flow.branch.else'),
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
          label: t(`flow.type.${type}`),
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
          aria-label={t('flow.addHere')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </span>
  )
}
