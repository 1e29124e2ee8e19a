import { Modal, Tabs } from 'antd'
import { useState } from 'react'
import { htmlCode } from '../code/htmlCode.ts'
import { inDialect, type TargetDialect } from '../code/inDialect.ts'
import { reactCode } from '../code/reactCode.ts'
import { vueCode } from '../code/vueCode.ts'
import { useStore, useText } from '../DesignerContext.ts'
import { CodeEditor } from '../json/CodeEditor.tsx'
import { DialectChoice } from './DialectChoice.tsx'
import { TextActions } from './TextActions.tsx'

/** Sample code that shows the form: VUE and HTML with the original's renderer, React with ours (spec 001 section 2). */
export function CodeModal({ onClose }: { onClose: () => void }) {
  const { document, lang } = useStore()
  const t = useText()
  const [open, setOpen] = useState('vue')
  const [dialect, setDialect] = useState<TargetDialect>('own')
  const submit = t('code.submit')
  const original = inDialect(document, dialect)
  const samples = [
    { key: 'vue', label: 'VUE', text: vueCode(original, submit), type: 'text/plain' },
    { key: 'html', label: 'HTML', text: htmlCode(original, t('code.page'), submit), type: 'text/html' },
    { key: 'jsx', label: 'React', text: reactCode(document, lang, submit), type: 'text/plain' },
  ]
  const shown = samples.find(({ key }) => key === open)
  return (
    <Modal
      open
      width={850}
      title={t('code.title')}
      onCancel={onClose}
      footer={shown && <TextActions text={shown.text} file={`demo.${shown.key}`} type={shown.type} />}
    >
      {/* Our renderer reads every dialect. */}
      <DialectChoice value={dialect} onChange={setDialect} disabled={open === 'jsx'} />
      <Tabs
        tabPlacement="start"
        activeKey={open}
        onChange={setOpen}
        items={samples.map(({ key, label, text }) => ({
          key,
          label,
          children: <CodeEditor value={text} label={label} />,
        }))}
      />
    </Modal>
  )
}
