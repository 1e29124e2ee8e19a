import type { ApproveNode, PeopleNode, ReturnTarget } from '@shouya/approvals/definition'
import { Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNodeName } from '../../useNodeName.ts'
import { useDefinition, useSetNode } from '../FlowContext.ts'
import { placesOf } from '../model/places.ts'
import { returnTargets } from '../model/returnTargets.ts'
import Field from './Field.tsx'
import Group from './Group.tsx'

/** What a refusal does, where its people may return to, and what happens after a return. */
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
        <Field label={t('flowDesign.panel.returnable')} hint={t('flowDesign.panel.returnableHint')}>
          {(id) => (
            <Select<string[]>
              id={id}
              mode="multiple"
              className="flow-wide"
              value={[...returnable]}
              options={[...new Set([...offered, ...returnable])].map((value) => ({ value, label: nameOf(value) }))}
              onChange={(next) => set('returnable', next.length > 0 ? next : undefined)}
            />
          )}
        </Field>
      )}
      {(mayReturn || (node.type === 'approve' && node.onRefuse?.do === 'return') || node.afterReturn) && (
        <Group label={t('flowDesign.panel.afterReturn')}>
          <Radio.Group
            vertical
            value={afterReturn}
            options={[
              { value: 'rerun', label: t('flows.afterReturn.rerun') },
              { value: 'jumpBack', label: t('flows.afterReturn.jumpBack') },
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
    <Field label={t('flowDesign.panel.onRefuse')}>
      {(id) => (
        <Select<string>
          id={id}
          className="flow-wide"
          value={chosen}
          options={[
            { value: END, label: t('flows.onRefuse.end') },
            ...targets.map((value) => ({ value, label: t('flows.onRefuse.to', { name: nameOf(value) }) })),
          ]}
          onChange={(to) => set('onRefuse', to === END ? undefined : { do: 'return', to })}
        />
      )}
    </Field>
  )
}

/** What a target is called; a node that is gone is named by its id, so that it can be taken out. */
function useTargetName(): (target: ReturnTarget) => string {
  const { t } = useTranslation()
  const definition = useDefinition()
  const nameOf = useNodeName(definition)
  return (target) => {
    if (target === 'initiator' || target === 'previous') return t(`flows.target.${target}`)
    return placesOf(definition).has(target) ? nameOf(target) : t('flows.target.gone', { id: target })
  }
}
