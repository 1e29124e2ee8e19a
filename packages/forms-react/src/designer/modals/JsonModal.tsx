import { readDocument } from '@shouya/forms/readDocument'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useStore, useText } from '../DesignerContext.ts'
import { JsonEditor } from '../json/JsonEditor.tsx'
import { parseText } from '../json/parseText.ts'
import { TextActions } from './TextActions.tsx'

/** The JSON of the form: copied, exported, or changed by hand with its problems beside it. */
export function JsonModal({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const t = useText()
  const [opened] = useState(() => JSON.stringify(store.document, null, '\t'))
  const [text, setText] = useState(opened)
  function apply() {
    const value = parseText(text)
    const read = value === undefined ? undefined : readDocument(value)
    if (!read?.ok) return store.fail('import.failed')
    store.run({ type: 'import', document: read.document })
    store.say('json.applied', {}, 'success')
    onClose()
  }
  return (
    <Modal
      open
      width={850}
      title={t('json.title')}
      onCancel={onClose}
      footer={
        <div className="fd-footer">
          <TextActions text={text} file="demo.json" type="application/json" />
          <Button type="primary" disabled={text === opened} onClick={apply}>
            {t('json.apply')}
          </Button>
        </div>
      }
    >
      <JsonEditor value={text} onChange={setText} />
    </Modal>
  )
}
