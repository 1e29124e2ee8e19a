import type { ApproveNode, Definition, NodeId, PeopleNode, ReturnTarget } from '@shouya/approvals/definition'
import { type Entry, indexFlow, relate } from '@shouya/approvals/indexFlow'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNodeName } from '../../../flow/console/FlowProblems.tsx'
import { useDefinition, useSetNode } from '../FlowContext.ts'
import { placesOf } from '../model/places.ts'
import { Choice, Group } from './controls.tsx'

/** The effect of a refusal, the targets of returns, and what happens after a return. */
export default function ReturnsEditor({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const nameOf = useTargetName()
  const definition = useDefinition()
  const offered = ['initiator', 'previous', ...returnTargets(definition, node.id)]
  const { returnable = [], afterReturn = 'rerun', actions = [] } = node
  const mayReturn = actions.includes('return') || returnable.length > 0
  return (
    <>
      {node.type === 'approve' && <OnRefuse node={node} offered={offered} />}
      {mayReturn && (
        <Choice<string[]>
          label={t('flowDesign.panel.returnable')}
          hint={t('flowDesign.panel.returnableHint')}
          mode="multiple"
          value={[...returnable]}
          options={[...new Set([...offered, ...returnable])].map((value) => ({ value, label: nameOf(value) }))}
          onChange={(next) => set('returnable', next.length > 0 ? next : undefined)}
        />
      )}
      {(mayReturn || (node.type === 'approve' && node.onRefuse?.do === 'return') || node.afterReturn) && (
        <Group label={t('flowDesign.panel.afterReturn')}>
          <Radio.Group
            vertical
            value={afterReturn}
            options={[
              { value: 'rerun', label: t('flow.afterReturn.rerun') },
              { value: 'jumpBack', label: t('flow.afterReturn.jumpBack') },
            ]}
            onChange={({ target }) =>
              set('afterReturn', (target.value as string) === 'jumpBack' ? 'jumpBack' : undefined)
            }
          />
        </Group>
      )}
    </>
  )
}

const END = '$end'

function OnRefuse({ node, offered }: { node: ApproveNode; offered: readonly ReturnTarget[] }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const nameOf = useTargetName()
  const chosen = node.onRefuse?.do === 'return' ? node.onRefuse.to : END
  const targets = [...new Set(chosen === END ? offered : [...offered, chosen])]
  return (
    <Choice<string>
      label={t('flowDesign.panel.onRefuse')}
      value={chosen}
      options={[
        { value: END, label: t('flow.onRefuse.end') },
        ...targets.map((value) => ({ value, label: t('flow.onRefuse.to', { name: nameOf(value) }) })),
      ]}
      onChange={(to) => set('onRefuse', to === END ? undefined : { do: 'return', to })}
    />
  )
}

/** The name of a target; a removed node is named by its id, so that it can be deselected. */
function useTargetName(): (target: ReturnTarget) => string {
  const { t } = useTranslation()
  const definition = useDefinition()
  const nameOf = useNodeName(definition)
  return (target) => {
    if (target === 'initiator' || target === 'previous') return t(`flow.target.${target}`)
    return placesOf(definition).has(target) ? nameOf(target) : t('flow.target.gone', { id: target })
  }
}

/** The nodes that a node may return to: those with decisions, on every path that leads to it. */
function returnTargets(definition: Definition, id: NodeId): readonly NodeId[] {
  const index = indexFlow(definition)
  const own = index.get(id)
  if (!own) return []
  return [...index.values()]
    .filter((entry) => 'mode' in entry.node && relate(entry.way, own.way) === 'before' && isOnTheWay(entry, own))
    .map(({ node }) => node.id)
}

const isOnTheWay = (earlier: Entry, later: Entry): boolean =>
  earlier.around.every(
    ({ gateway }) => gateway.type === 'parallel' || later.around.some((each) => each.gateway === gateway),
  )
