import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import type { Branch, FlowNode, Gateway, NodeId } from '@shouya/approvals/definition'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowTree, { type Gap } from '../../flow/console/tree/FlowTree.tsx'
import NodeFace from '../../flow/console/tree/NodeFace.tsx'
import type { TreeState } from '../../flow/console/tree/treeState.ts'
import BranchFace from '../../flow/console/words/BranchFace.tsx'
import FlowNodeFace from '../../flow/console/words/FlowNodeFace.tsx'
import AddButton from './AddButton.tsx'
import Card from './Card.tsx'
import { useDefinition, useFlowStore } from './FlowContext.ts'
import { SETTINGS, START } from './model/ways.ts'
import ProblemMark from './ProblemMark.tsx'
import type { CardActions } from './useCardActions.ts'
import { useDesignKeys } from './useDesignKeys.ts'
import type { ShownProblem } from './useProblems.ts'

type Props = {
  root: RefObject<HTMLDivElement | null>
  actions: CardActions
  problems: readonly ShownProblem[]
  /** The progress of a simulated request. */
  state: ((id: NodeId) => TreeState | undefined) | undefined
  onEnter: () => void
}

/** The flow in the designer: cards to select, buttons on the lines to add nodes. */
export default function DesignTree({ root, actions, problems, state, onEnter }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const [adding, setAdding] = useState<Gap>()
  const focus = useDesignKeys({ root, actions, onAdd: setAdding, onEnter })
  useEffect(() => {
    const frame = root.current?.querySelector('.flow-tree')
    return frame ? autoScrollForElements({ element: frame }) : undefined
  }, [root])
  const at = (place: NodeId) => problems.filter((problem) => problem.place === place)

  const act = (work: () => boolean) => () => {
    if (work()) focus(store.getState().selection)
  }
  const nodeItems = ({ id }: FlowNode) => [
    { key: 'up', label: t('flowDesign.menu.up'), onClick: act(() => actions.move(id, 'up')) },
    { key: 'down', label: t('flowDesign.menu.down'), onClick: act(() => actions.move(id, 'down')) },
    { key: 'left', label: t('flowDesign.menu.left'), onClick: act(() => actions.move(id, 'left')) },
    { key: 'right', label: t('flowDesign.menu.right'), onClick: act(() => actions.move(id, 'right')) },
    { key: 'divider', type: 'divider' as const },
    { key: 'duplicate', label: t('flowDesign.menu.duplicate'), onClick: act(() => actions.duplicate(id)) },
    { key: 'copy', label: t('flowDesign.menu.copy'), onClick: () => void actions.copy(id, false) },
    { key: 'cut', label: t('flowDesign.menu.cut'), onClick: () => void actions.copy(id, true) },
    { key: 'remove', label: t('flowDesign.menu.remove'), danger: true, onClick: act(() => actions.remove(id)) },
  ]
  const branchItems = ({ id }: Branch) => [
    { key: 'left', label: t('flowDesign.menu.branchLeft'), onClick: act(() => actions.move(id, 'left')) },
    { key: 'right', label: t('flowDesign.menu.branchRight'), onClick: act(() => actions.move(id, 'right')) },
    { key: 'duplicate', label: t('flowDesign.menu.duplicateBranch'), onClick: act(() => actions.duplicate(id)) },
    { key: 'remove', label: t('flowDesign.menu.removeBranch'), danger: true, onClick: act(() => actions.remove(id)) },
  ]
  const fork = ({ id }: Gateway) => (
    <button
      type="button"
      className="flow-add-branch"
      onClick={() => {
        store.run({ do: 'addBranch', gateway: id })
        focus(store.getState().selection)
      }}
    >
      {t('flow.addBranch')}
    </button>
  )
  return (
    <FlowTree
      definition={definition}
      {...(state ? { state } : {})}
      start={
        <Card id={START} onEnter={onEnter}>
          <NodeFace
            type="start"
            title={t('flow.start')}
            mark={<ProblemMark problems={[...at(START), ...at(SETTINGS)]} />}
          >
            <span className="flow-node-note">{t('flow.startSays')}</span>
          </NodeFace>
        </Card>
      }
      end={<NodeFace type="end" title={t('flow.end')} />}
      node={(node) => (
        <Card id={node.id} movable items={nodeItems(node)} onEnter={onEnter}>
          <FlowNodeFace node={node} state={state?.(node.id)} mark={<ProblemMark problems={at(node.id)} />} />
        </Card>
      )}
      branch={(branch, gateway) => (
        <Card id={branch.id} {...(branch.else ? {} : { items: branchItems(branch) })} onEnter={onEnter}>
          <BranchFace
            branch={branch}
            gateway={gateway}
            state={state?.(branch.id)}
            mark={<ProblemMark problems={at(branch.id)} />}
          />
        </Card>
      )}
      fork={fork}
      gap={(gap) => (
        <AddButton
          gap={gap}
          open={adding?.flow === gap.flow && adding.at === gap.at}
          onOpen={setAdding}
          onAdded={() => focus(store.getState().selection)}
        />
      )}
    />
  )
}
