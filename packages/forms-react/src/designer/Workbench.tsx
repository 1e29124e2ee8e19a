import { canPublish, inspect } from '@shouya/forms/inspect'
import type { JsonPath } from '@shouya/forms/json'
import { App } from 'antd'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { Canvas } from './canvas/Canvas.tsx'
import { MoveMenu } from './canvas/MoveMenu.tsx'
import { useDesigner, useDesignerParts, useText } from './DesignerContext.ts'
import { DraftBar } from './DraftBar.tsx'
import { Inspection } from './Inspection.tsx'
import { KeysModal } from './keys/KeysModal.tsx'
import { CloseModal } from './modals/CloseModal.tsx'
import { Modals } from './modals/Modals.tsx'
import { Notices } from './Notices.tsx'
import { InsertMenu } from './palette/InsertMenu.tsx'
import { SidePanel } from './palette/SidePanel.tsx'
import { PropertiesPanel } from './properties/PropertiesPanel.tsx'
import { isDirty } from './store/designerState.ts'
import { type Tool, Toolbar } from './toolbar/Toolbar.tsx'
import { useLead } from './useLead.ts'
import { useResetQuestion } from './useResetQuestion.ts'
import { useSaveKey } from './useSaveKey.ts'

interface WorkbenchProps {
  readonly draftKey?: string
  /** The text of a form that could not be parsed. */
  readonly unread?: string
  readonly at?: JsonPath | undefined
}

/** Toolbar above, palette or outline on the left, canvas in the middle, properties on the right. */
export const Workbench = memo(function Workbench({ draftKey, unread, at }: WorkbenchProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const askToReset = useResetQuestion()
  const { message } = App.useApp()
  const [tool, setTool] = useState<Tool | undefined>(unread === undefined ? undefined : 'importJson')
  const [listed, setListed] = useState<'problems' | 'obstacles'>()
  const lead = useLead()
  const show = useEffectEvent(lead.toPath)
  useEffect(() => {
    if (at) show(at)
  }, [at])
  const menu = useDesigner((state) => state.menu)
  const [isSaving, setIsSaving] = useState(false)

  const closeMenu = () => store.openMenu(null)

  async function save() {
    // A second save (by key) while the first is running.
    if (isSaving) return false
    const { document } = store
    setIsSaving(true)
    try {
      const saved = await host.onSave(document, JSON.stringify(document))
      if (saved) store.markSaved(document)
      return saved
    } catch (failure) {
      // Hosts throw errors with the message to show.
      void message.error(failure instanceof Error && failure.message ? failure.message : t('save.failed'))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  useSaveKey(() => void save())

  function leave() {
    if (draftKey) host.storage.removeItem(draftKey)
    host.onClose()
  }

  async function saveAndLeave() {
    if (await save()) leave()
  }

  /** Lists what prevents publishing; if nothing does, the host publishes the saved form. */
  async function publish() {
    const problems = inspect(store.document, host)
    store.setProblems(problems)
    if (!canPublish(problems)) return setListed('obstacles')
    if (!isDirty(store.state) || (await save())) host.publish?.ask(lead.toPath)
  }

  function onTool(tool: Tool) {
    if (tool === 'save') void save()
    else if (tool === 'publish') void publish()
    else if (tool === 'reset') askToReset()
    else if (tool === 'close' && !isDirty(store.state)) leave()
    else setTool(tool)
  }

  return (
    <>
      <Toolbar isSaving={isSaving} listed={listed} onList={setListed} onTool={onTool} />
      {draftKey && <DraftBar draftKey={draftKey} />}
      <div className="fd-main">
        <SidePanel />
        <Canvas />
        <PropertiesPanel />
      </div>
      <Modals tool={tool} unread={unread} onClose={() => setTool(undefined)} />
      {tool === 'close' && (
        <CloseModal onSave={() => void saveAndLeave()} onLeave={leave} onClose={() => setTool(undefined)} />
      )}
      {menu === 'insert' && <InsertMenu onClose={closeMenu} />}
      {menu === 'move' && <MoveMenu onClose={closeMenu} />}
      {menu === 'keys' && <KeysModal onClose={closeMenu} />}
      <Inspection />
      <Notices />
    </>
  )
})
