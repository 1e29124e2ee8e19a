import { Alert, App, Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { Canvas } from './canvas/Canvas.tsx'
import { useDesigner, useDesignerParts, useText } from './DesignerContext.ts'
import { Modals } from './modals/Modals.tsx'
import { Notices } from './Notices.tsx'
import { Outline } from './outline/Outline.tsx'
import { InsertMenu } from './palette/InsertMenu.tsx'
import { Palette } from './palette/Palette.tsx'
import { PropertiesPanel } from './properties/PropertiesPanel.tsx'
import { isDirty } from './store/designerState.ts'
import { type Tool, Toolbar } from './toolbar/Toolbar.tsx'
import { useDraft } from './useDraft.ts'
import { useQuestions } from './useQuestions.ts'

interface WorkbenchProps {
  readonly draftKey?: string
  /** The text of a form that could not be read. */
  readonly unread?: string
}

/** Toolbar above, palette or outline on the left, canvas in the middle, properties on the right. */
export function Workbench({ draftKey, unread }: WorkbenchProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const ask = useQuestions()
  const { message } = App.useApp()
  const draft = useDraft(draftKey)
  const dirty = useDesigner(isDirty)
  const [tool, setTool] = useState<Tool | undefined>(unread === undefined ? undefined : 'importJson')
  const [side, setSide] = useState<'palette' | 'outline'>('palette')
  const [isInserting, setIsInserting] = useState(false)
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => host.onDirty(dirty), [host, dirty])

  async function save() {
    const { document } = store
    setIsSaving(true)
    try {
      await host.onSave(document, JSON.stringify(document))
      store.markSaved(document)
      draft.forget()
      return true
    } catch (failure) {
      // Hosts throw what they want shown.
      void message.error(failure instanceof Error && failure.message ? failure.message : t('save.failed'))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  async function close() {
    const answer = dirty ? await ask.close() : 'leave'
    if (answer === 'stay' || (answer === 'save' && !(await save()))) return
    draft.forget()
    host.onClose()
  }

  function onTool(chosen: Tool) {
    if (chosen === 'save') void save()
    else if (chosen === 'close') void close()
    else if (chosen === 'reset') ask.reset()
    else setTool(chosen)
  }

  return (
    <>
      <Toolbar isSaving={isSaving} onTool={onTool} />
      {draft.found && (
        <Alert
          banner
          type="info"
          title={t('draft.found')}
          action={
            <div className="fd-buttons">
              <Button size="small" type="primary" onClick={draft.restore}>
                {t('draft.restore')}
              </Button>
              <Button size="small" onClick={draft.forget}>
                {t('draft.forget')}
              </Button>
            </div>
          }
        />
      )}
      <div className="fd-main">
        <nav className="fd-side" aria-label={t('palette.title')}>
          <Segmented
            block
            value={side}
            options={[
              { value: 'palette', label: t('palette.title') },
              { value: 'outline', label: t('outline.title') },
            ]}
            onChange={setSide}
          />
          {side === 'palette' ? <Palette /> : <Outline />}
        </nav>
        <Canvas onInsert={() => setIsInserting(true)} onSave={() => void save()} />
        <PropertiesPanel />
      </div>
      <Modals tool={tool} unread={unread} onClose={() => setTool(undefined)} />
      {isInserting && <InsertMenu onClose={() => setIsInserting(false)} />}
      <Notices />
    </>
  )
}
