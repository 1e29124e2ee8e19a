import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'

/** Undo or redo; disabled without steps. */
export function StepButton({ step }: { step: 'undo' | 'redo' }) {
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
