import { UploadOutlined } from '@ant-design/icons'
import { createField } from '@shouya/forms/createField'
import { emptyDocument } from '@shouya/forms/defaultConfig'
import { importDocument } from '@shouya/forms/importDocument'
import { Button, Modal, Upload } from 'antd'
import { useState } from 'react'
import { useStore, useText } from '../DesignerContext.ts'
import { JsonEditor } from '../json/JsonEditor.tsx'

interface ImportModalProps {
  /** A text that could not be parsed, to be corrected. */
  readonly text?: string
  readonly onClose: () => void
}

/** Imports a form from pasted text or a .json file; problems are shown before it replaces the current one. */
export function ImportModal({ text: initial, onClose }: ImportModalProps) {
  const store = useStore()
  const t = useText()
  const [text, setText] = useState(() => initial ?? sample(store.lang))
  function take() {
    const read = importDocument(text)
    if (!read.ok) return store.fail('import.failed')
    store.run({ type: 'import', document: read.document })
    store.say(read.isScript ? 'import.doneScript' : 'import.done', {}, 'success')
    onClose()
  }
  return (
    <Modal
      open
      width={850}
      title={t('json.title')}
      onCancel={onClose}
      onOk={take}
      okText={t('import.ok')}
      cancelText={t('ask.cancel')}
    >
      <div className="fd-import">
        <span>{t('import.hint')}</span>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void file.text().then(setText, () => store.fail('import.failed'))
            return false
          }}
        >
          <Button icon={<UploadOutlined aria-hidden="true" />}>{t('import.file')}</Button>
        </Upload>
      </div>
      <JsonEditor value={text} onChange={setText} />
    </Modal>
  )
}

/** A form with one input, as an example. */
const sample = (lang: Parameters<typeof createField>[2]): string =>
  JSON.stringify({ ...emptyDocument, list: [createField('input', Date.now(), lang)] }, null, '\t')
