import {
  ClearOutlined,
  CloseOutlined,
  CodeOutlined,
  ExportOutlined,
  EyeOutlined,
  ImportOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SaveOutlined,
  SendOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useDesigner, useDesignerParts, useStore, useText } from '../DesignerContext.ts'
import type { DesignerTextKey } from '../designerText.ts'
import { isDirty } from '../store/designerState.ts'
import { ProblemsButton, type ProblemsButtonProps } from './ProblemsButton.tsx'

export type Tool = 'save' | 'publish' | 'preview' | 'importJson' | 'exportJson' | 'exportCode' | 'reset' | 'close'

const TOOLS: readonly (readonly [Tool, DesignerTextKey, ReactNode])[] = [
  ['preview', 'tool.preview', <EyeOutlined key="icon" aria-hidden="true" />],
  ['importJson', 'tool.importJson', <ImportOutlined key="icon" aria-hidden="true" />],
  ['exportJson', 'tool.exportJson', <ExportOutlined key="icon" aria-hidden="true" />],
  ['exportCode', 'tool.exportCode', <CodeOutlined key="icon" aria-hidden="true" />],
  ['reset', 'tool.reset', <ClearOutlined key="icon" aria-hidden="true" />],
]

interface ToolbarProps extends Pick<ProblemsButtonProps, 'listed' | 'onList'> {
  readonly isSaving: boolean
  readonly onTool: (tool: Tool) => void
}

/** Commands for the whole form (spec 001 section 2), and undo and redo. */
export function Toolbar({ isSaving, listed, onList, onTool }: ToolbarProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  return (
    <div className="fd-toolbar" role="toolbar" aria-label={t('tool.title')}>
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden="true" />}
        loading={isSaving}
        onClick={() => onTool('save')}
      >
        {t('tool.save')}
      </Button>
      {host.publish && (
        <Tooltip title={host.publish.barred}>
          <Button
            icon={<SendOutlined aria-hidden="true" />}
            disabled={isSaving || host.publish.barred !== undefined}
            onClick={() => onTool('publish')}
          >
            {t('tool.publish')}
          </Button>
        </Tooltip>
      )}
      <ChangedNote />
      <span className="fd-gap" />
      <StepButton step="undo" />
      <StepButton step="redo" />
      <span className="fd-line" />
      <ProblemsButton listed={listed} onList={onList} />
      {TOOLS.map(([tool, key, icon]) => (
        <Tooltip key={tool} title={t(key)}>
          <Button type="text" icon={icon} aria-label={t(key)} onClick={() => onTool(tool)}>
            <span className="fd-tool-word">{t(key)}</span>
          </Button>
        </Tooltip>
      ))}
      <span className="fd-line" />
      <Tooltip title={`${t('keys.title')} ?`}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden="true" />}
          aria-label={t('keys.title')}
          onClick={() => store.openMenu('keys')}
        />
      </Tooltip>
      <Tooltip title={t('tool.close')}>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('tool.close')}
          onClick={() => onTool('close')}
        />
      </Tooltip>
    </div>
  )
}

/** Shows whether there is unsaved work, and tells the host. */
function ChangedNote() {
  const { host } = useDesignerParts()
  const t = useText()
  const dirty = useDesigner(isDirty)
  useEffect(() => host.onDirty(dirty), [host, dirty])
  return (
    <span className="fd-state" role="status">
      {dirty ? t('state.changed') : ''}
    </span>
  )
}

/** Undo or redo; disabled without steps. */
function StepButton({ step }: { step: 'undo' | 'redo' }) {
  const store = useStore()
  const t = useText()
  const isUndo = step === 'undo'
  const isPossible = useDesigner(({ history }) => (isUndo ? history.past : history.future).length > 0)
  const name = t(isUndo ? 'tool.undo' : 'tool.redo')
  return (
    <Tooltip title={`${name} ${isUndo ? 'Ctrl+Z' : 'Ctrl+Shift+Z'}`}>
      <Button
        type="text"
        icon={isUndo ? <UndoOutlined aria-hidden="true" /> : <RedoOutlined aria-hidden="true" />}
        aria-label={name}
        disabled={!isPossible}
        onClick={() => (isUndo ? store.undo() : store.redo())}
      />
    </Tooltip>
  )
}
