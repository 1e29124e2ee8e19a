import { Modal, Tabs } from 'antd'
import { useState } from 'react'
import { htmlCode } from '../code/htmlCode.ts'
import { reactCode } from '../code/reactCode.ts'
import { vueCode } from '../code/vueCode.ts'
import { useStore, useText } from '../DesignerContext.ts'
import { CodeEditor } from '../json/CodeEditor.tsx'
import { TextActions } from './TextActions.tsx'

/** Sample code that shows the form: VUE and HTML with the original's renderer, React with ours (spec 001 section 2). */
export function CodeModal({ onClose }: { onClose: () => void }) {
  const { document } = useStore()
  const t = useText()
  const [open, setOpen] = useState('vue')
  const submit = t('code.submit')
  const samples = [
    { key: 'vue', label: 'VUE', text: vueCode(document, submit), type: 'text/plain' },
    { key: 'html', label: 'HTML', text: htmlCode(document, t('code.page'), submit), type: 'text/html' },
    { key: 'jsx', label: 'React', text: reactCode(document, submit), type: 'text/plain' },
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
