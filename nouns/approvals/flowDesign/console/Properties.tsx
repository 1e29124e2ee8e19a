import type { DelayNode, TriggerNode } from '@shouya/approvals/definition'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Drawer } from 'antd'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDefinition, useFlow, useFlowStore } from './FlowContext.ts'
import { type Place, placesOf } from './model/places.ts'
import { START } from './model/ways.ts'
import BranchPanel from './panels/BranchPanel.tsx'
import CcPanel from './panels/CcPanel.tsx'
import { Hours } from './panels/DueEditor.tsx'
import EffectFields from './panels/EffectFields.tsx'
import GatewayPanel from './panels/GatewayPanel.tsx'
import NamePanel from './panels/NamePanel.tsx'
import PeoplePanel from './panels/PeoplePanel.tsx'
import SettingsPanel from './panels/SettingsPanel.tsx'
import StartPanel from './panels/StartPanel.tsx'
import type { ShownProblem } from './useProblems.ts'

type Props = { root: RefObject<HTMLElement | null>; problems: readonly ShownProblem[] }

/** The properties of the selection: beside the drawing, on a phone above it. */
export default function Properties({ root, problems }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const store = useFlowStore()
  const definition = useDefinition()
  const selection = useFlow((state) => state.selection)
  const place = selection === null ? undefined : placesOf(definition).get(selection)
  const heading = t(titleKey(place, selection))
  const content = (
    <>
      <PanelProblems problems={problems.filter((problem) => problem.place === (selection ?? '$flow'))} />
      {place ? <Chosen key={selection} place={place} /> : selection === START ? <StartPanel /> : <SettingsPanel />}
    </>
  )
  // While the drawer closes it keeps its last content, not the settings that are shown without a selection.
  const shown = useRef<{ heading: string; content: ReactNode }>({ heading, content })
  if (selection !== null) shown.current = { heading, content }
  if (phone)
    return (
      <Drawer
        title={shown.current.heading}
        placement="bottom"
        size="85%"
        open={selection !== null}
        onClose={() => store.select(null)}
      >
        <TouchSize>
          <div className="flow-panel">{shown.current.content}</div>
        </TouchSize>
      </Drawer>
    )
  return (
    <aside className="flow-panel" aria-label={t('flow.properties')} ref={root}>
      <h2>{heading}</h2>
      {content}
    </aside>
  )
}

function titleKey(place: Place | undefined, selection: string | null) {
  if (place?.is === 'branch') return 'flowDesign.panel.branch'
  if (place) return `flow.type.${place.node.type}` as const
  return selection === START ? 'flow.start' : 'flow.flowSettings'
}

function Chosen({ place }: { place: Place }) {
  if (place.is === 'branch') return <BranchPanel branch={place.branch} gateway={place.gateway} />
  const { node } = place
  if ('mode' in node) return <PeoplePanel node={node} />
  if ('branches' in node) return <GatewayPanel node={node} />
  if (node.type === 'cc') return <CcPanel node={node} />
  return node.type === 'delay' ? <DelayPanel node={node} /> : <TriggerPanel node={node} />
}

function PanelProblems({ problems }: { problems: readonly ShownProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="ui-lines flow-panel-problems">
      {problems.map(({ path, message, level }) => (
        <li key={`${path} ${message}`} data-level={level}>
          {message}
        </li>
      ))}
    </ul>
  )
}

/** The properties of a trigger. */
function TriggerPanel({ node }: { node: TriggerNode }) {
  const store = useFlowStore()
  return (
    <>
      <NamePanel node={node} />
      <EffectFields effect={node} onChange={(next) => store.run({ do: 'setNode', node: next })} />
    </>
  )
}

/** The properties of a wait. */
function DelayPanel({ node }: { node: DelayNode }) {
  const store = useFlowStore()
  return (
    <>
      <NamePanel node={node} />
      <Hours
        hours={node.hours}
        calendar={node.calendar}
        onChange={(change) => store.run({ do: 'setNode', node: { ...node, ...change } }, `${node.id}.hours`)}
      />
    </>
  )
}
