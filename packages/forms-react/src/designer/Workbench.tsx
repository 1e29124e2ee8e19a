import { canPublish, inspect } from '@shouya/forms/inspect'
import type { JsonPath } from '@shouya/forms/json'
import { App } from 'antd'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Canvas } from './canvas/Canvas.tsx'
import { MoveMenu } from './canvas/MoveMenu.tsx'
import { useDesigner, useDesignerParts, useDocument, useStore, useText } from './DesignerContext.ts'
import { DraftBar } from './DraftBar.tsx'
import { KeysModal } from './keys/KeysModal.tsx'
import { CloseModal } from './modals/CloseModal.tsx'
import { CodeModal } from './modals/CodeModal.tsx'
import { ImportModal } from './modals/ImportModal.tsx'
import { JsonModal } from './modals/JsonModal.tsx'
import { PreviewModal } from './modals/PreviewModal.tsx'
import { InsertMenu } from './palette/InsertMenu.tsx'
import { SidePanel } from './palette/SidePanel.tsx'
import { PropertiesPanel } from './properties/PropertiesPanel.tsx'
import { isDirty } from './store/designerState.ts'
import { type Tool, Toolbar } from './toolbar/Toolbar.tsx'
import { useLead } from './useLead.ts'

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
  const closeTool = () => setTool(undefined)

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
      {tool === 'preview' && <PreviewModal onClose={closeTool} />}
      {tool === 'importJson' && <ImportModal text={unread} onClose={closeTool} />}
      {tool === 'exportJson' && <JsonModal onClose={closeTool} />}
      {tool === 'exportCode' && <CodeModal onClose={closeTool} />}
      {tool === 'close' && <CloseModal onSave={() => void saveAndLeave()} onLeave={leave} onClose={closeTool} />}
      {menu === 'insert' && <InsertMenu onClose={closeMenu} />}
      {menu === 'move' && <MoveMenu onClose={closeMenu} />}
      {menu === 'keys' && <KeysModal onClose={closeMenu} />}
      <Inspection />
      <Notices />
    </>
  )
})

/** Asks before the form is emptied (spec 001 section 2), and confirms it afterwards. */
function useResetQuestion(): () => void {
  const { modal } = App.useApp()
  const store = useStore()
  const t = useText()
  return () => {
    modal.confirm({
      title: t('reset.title'),
      content: t('reset.question'),
      okText: t('reset.yes'),
      cancelText: t('reset.no'),
      onOk: () => {
        store.run({ type: 'reset' })
        store.say('reset.done', {}, 'success')
      },
    })
  }
}

/** Ctrl+S saves wherever the focus is: the browser would offer to save the page. */
function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Milliseconds from the last change to the inspection, which is slow for a large form. */
const PAUSE = 300

/** Inspects the form when it opens and after each pause in editing; other parts show the result. */
function Inspection() {
  const { store, host } = useDesignerParts()
  const document = useDocument()
  const first = useRef(true)
  useEffect(() => {
    const pause = first.current ? 0 : PAUSE
    first.current = false
    const timer = setTimeout(() => store.setProblems(inspect(document, host)), pause)
    return () => clearTimeout(timer)
  }, [store, host, document])
  return null
}

/** Announces results to screen readers, and shows those that are not visible otherwise. */
function Notices() {
  const { message } = App.useApp()
  const notice = useDesigner((state) => state.notice)
  useEffect(() => {
    if (notice?.tone === 'error') void message.error(notice.text)
    if (notice?.tone === 'success') void message.success(notice.text)
  }, [notice, message])
  return (
    <div className="fd-live" aria-live="polite" role="log">
      {notice?.tone === 'quiet' ? notice.text : ''}
    </div>
  )
}
