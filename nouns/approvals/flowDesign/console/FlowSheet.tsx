import type { NodeId } from '@shouya/approvals/definition'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { useKeys } from '@shouya/console/ui/useKeys.ts'
import { useRoomBelow } from '@shouya/console/ui/useRoomBelow.ts'
import { Alert, Button } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowPublish from '../../flow/console/FlowPublish.tsx'
import type { FlowRecord } from '../../flow/console/flowList.ts'
import DesignHeader from './DesignHeader.tsx'
import DesignTree from './DesignTree.tsx'
import { FlowContext, useFlow, useFlowStore } from './FlowContext.ts'
import KeysHelp from './KeysHelp.tsx'
import { flowStore, isDirty } from './model/flowStore.ts'
import Properties from './Properties.tsx'
import { stateOf, type Tried } from './simulate/tried.ts'
import { useCardActions } from './useCardActions.ts'
import { useDesignDraft } from './useDesignDraft.ts'
import { useProblems } from './useProblems.ts'
import { useSaveFlow } from './useSaveFlow.ts'

const Simulation = lazy(() => import('./simulate/Simulation.tsx'))

type Props = { flow: FlowRecord; onTakeLatest: () => Promise<void> }

/** One flow in the designer. If somebody else has saved it since, the work is kept as a local draft. */
export default function FlowSheet(props: Props) {
  const phone = useIsPhone()
  const [store] = useState(() => {
    const made = flowStore(props.flow.definition)
    // On a phone the properties would cover the drawing.
    if (phone) made.select(null)
    return made
  })
  return (
    <FlowContext value={store}>
      <Sheet {...props} />
    </FlowContext>
  )
}

type Door = 'publish' | 'simulate' | 'keys'

function Sheet({ flow, onTakeLatest }: Props) {
  const { t } = useTranslation()
  const store = useFlowStore()
  const dirty = useFlow(isDirty)
  useDirty(dirty)
  const problems = useProblems()
  const draft = useDesignDraft(store, flow.id)
  const { save, saving, stale, known: server } = useSaveFlow(flow, store)
  const [announced, say] = useState('')
  const actions = useCardActions(say)
  const [door, setDoor] = useState<Door>()
  const [tried, setTried] = useState<Tried>()
  const definition = useFlow(({ history }) => history.present)
  const room = useRoomBelow()
  const panel = useRef<HTMLElement>(null)
  const shut = () => setDoor(undefined)
  useKeys({ save: () => void save() })

  const publish = async () => {
    if (!dirty || (await save())) setDoor('publish')
  }
  const onEnter = () =>
    void setTimeout(() => panel.current?.querySelector<HTMLElement>('input, button, textarea, [tabindex="0"]')?.focus())
  const showPlace = (place: string) => {
    store.select(place)
    showCard(room.current, place)
  }
  // The result of a simulation is shown while the flow is unchanged.
  const shown = tried?.definition === definition ? tried : undefined
  return (
    <div className="flow-design" ref={room}>
      <TouchSize>
        <DesignHeader
          flow={server}
          problems={problems}
          saving={saving}
          onProblem={({ place }) => showPlace(place)}
          onSimulate={() => setDoor('simulate')}
          onKeys={() => setDoor('keys')}
          onSave={() => void save()}
          onPublish={() => void publish()}
        />
      </TouchSize>
      {stale && (
        <Alert
          banner
          type="warning"
          role="alert"
          title={t('flow.stale')}
          description={t('versions.staleSays')}
          action={
            <Button
              onClick={() => {
                draft.keep()
                void onTakeLatest()
              }}
            >
              {t('ui.takeLatest')}
            </Button>
          }
        />
      )}
      {draft.found && (
        <Alert
          banner
          type="info"
          title={t('flow.draftFound')}
          action={
            <span className="flow-head-tools">
              <Button size="small" onClick={draft.take}>
                {t('flow.draftTake')}
              </Button>
              <Button size="small" onClick={draft.forget}>
                {t('flow.draftDrop')}
              </Button>
            </span>
          }
        />
      )}
      {shown && (
        <Alert
          banner
          type="success"
          title={t('flowDesign.simulate.shown')}
          action={
            <Button size="small" onClick={() => setTried(undefined)}>
              {t('flowDesign.simulate.hide')}
            </Button>
          }
        />
      )}
      <div className="flow-body">
        <DesignTree
          root={room}
          actions={actions}
          problems={problems}
          state={shown && ((id) => stateOf(shown, id))}
          onEnter={onEnter}
        />
        <Properties root={panel} problems={problems} />
      </div>
      <div className="sr-only" aria-live="polite">
        {announced}
      </div>
      {door === 'keys' && <KeysHelp onClose={shut} />}
      {door === 'publish' && <FlowPublish id={flow.id} onClose={shut} onPublished={() => void onTakeLatest()} />}
      {door === 'simulate' && (
        <Suspense>
          <Simulation flow={server} onTried={setTried} onPlace={showPlace} onClose={shut} />
        </Suspense>
      )}
    </div>
  )
}

/** Scrolls a card into the middle of the drawing; only the drawing scrolls, not the page around it. */
function showCard(root: HTMLElement | null, id: NodeId): void {
  const frame = root?.querySelector('.flow-tree')
  const card = frame?.querySelector(`[data-card="${id}"]`)
  if (!frame || !card) return
  const [outer, inner] = [frame.getBoundingClientRect(), card.getBoundingClientRect()]
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}
