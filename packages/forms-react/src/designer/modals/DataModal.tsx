import type { Json } from '@shouya/forms/json'
import { Modal } from 'antd'
import { useText } from '../DesignerContext.ts'
import { CodeEditor } from '../json/CodeEditor.tsx'
import { TextActions } from './TextActions.tsx'

/** The data of the preview as JSON, to read, copy and export (spec 001 section 2). */
export function DataModal({ data, onClose }: { data: Json; onClose: () => void }) {
  const t = useText()
  const text = JSON.stringify(data, null, '\t')
  return (
    <Modal
      open
      width={850}
      title={t('json.title')}
      onCancel={onClose}
      footer={<TextActions text={text} file="demo.json" type="application/json" />}
    >
      <CodeEditor isJson value={text} label={t('json.title')} />
    </Modal>
  )
}
