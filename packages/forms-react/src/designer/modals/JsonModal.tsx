import { readDocument } from '@shouya/forms/readDocument'
import { Button, Modal } from 'antd'
import { useMemo, useState } from 'react'
import { inDialect, type TargetDialect } from '../code/inDialect.ts'
import { useStore, useText } from '../DesignerContext.ts'
import { CodeEditor } from '../json/CodeEditor.tsx'
import { JsonEditor } from '../json/JsonEditor.tsx'
import { parseText } from '../json/parseText.ts'
import { DialectChoice } from './DialectChoice.tsx'
import { TextActions } from './TextActions.tsx'

/** The JSON of the form: copied, exported in a dialect, or changed by hand with its problems beside it. */
export function JsonModal({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const t = useText()
  const [opened] = useState(() => JSON.stringify(store.document, null, '\t'))
  const [text, setText] = useState(opened)
  const [dialect, setDialect] = useState<TargetDialect>('own')
  const document = useMemo(() => documentOf(text), [text])
  const exported = dialect === 'own' || !document ? text : JSON.stringify(inDialect(document, dialect), null, '\t')
  function apply() {
    if (!document) return store.fail('import.failed')
    store.run({ type: 'import', document })
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
          <TextActions text={exported} file="demo.json" type="application/json" />
          <Button type="primary" disabled={text === opened} onClick={apply}>
            {t('json.apply')}
          </Button>
        </div>
      }
    >
      <DialectChoice value={dialect} onChange={setDialect} disabled={!document} />
      {dialect === 'own' ? (
        <JsonEditor value={text} onChange={setText} />
      ) : (
        <CodeEditor isJson value={exported} label={t('json.title')} />
      )}
    </Modal>
  )
}

function documentOf(text: string) {
  const value = parseText(text)
  const read = value === undefined ? undefined : readDocument(value)
  return read?.ok ? read.document : undefined
}
