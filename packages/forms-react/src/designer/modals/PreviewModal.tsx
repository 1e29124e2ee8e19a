import type { Json } from '@shouya/forms/json'
import { Modal, Segmented, Select } from 'antd'
import { useRef, useState } from 'react'
import type { FormMode } from '../../renderer/formContext.ts'
import type { FormHandle } from '../../renderer/formHandle.ts'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { CodeEditor } from '../json/CodeEditor.tsx'
import { PreviewForm } from '../preview/PreviewForm.tsx'
import { TextActions } from './TextActions.tsx'

const WIDTHS = [
  { value: 850, key: 'preview.desk' },
  { value: 768, key: 'preview.tablet' },
  { value: 375, key: 'preview.phone' },
] as const

const MODES = ['edit', 'view', 'print'] as const

/** Until a role is chosen, everything is permitted. */
const anybody = () => true

/** The form as it will be filled in or read, at three widths and with the permissions of a role; its data as JSON. */
export function PreviewModal({ onClose }: { onClose: () => void }) {
  const { host, store } = useDesignerParts()
  const t = useText()
  const form = useRef<FormHandle>(null)
  const [width, setWidth] = useState(850)
  const [mode, setMode] = useState<FormMode>('edit')
  const [role, setRole] = useState<string>()
  const [data, setData] = useState<Json>()
  const can = host.roles.find(({ name }) => name === role)?.can ?? anybody
  // The form shows its issues itself; the preview adds no message (spec 001 section 4).
  const read = () => {
    form.current?.getData().then(
      (values) => setData(JSON.parse(JSON.stringify(values)) as Json),
      () => undefined,
    )
  }
  return (
    <Modal
      open
      centered
      width={850 + 48}
      title={t('tool.preview')}
      onCancel={onClose}
      onOk={read}
      okText={t('preview.data')}
      cancelText={t('tool.close')}
    >
      <div className="fd-preview-tools">
        <Segmented
          value={width}
          options={WIDTHS.map(({ value, key }) => ({ value, label: t(key) }))}
          onChange={setWidth}
        />
        <Segmented
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChange={setMode}
        />
        {host.roles.length > 0 && (
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            className="fd-role"
            aria-label={t('preview.role')}
            placeholder={t('preview.role')}
            value={role}
            options={host.roles.map(({ name, label }) => ({ value: name, label }))}
            onChange={setRole}
          />
        )}
      </div>
      <div className="fd-preview" style={{ width }}>
        <PreviewForm ref={form} document={store.document} mode={mode} can={can} />
      </div>
      {data !== undefined && <DataModal data={data} onClose={() => setData(undefined)} />}
    </Modal>
  )
}

/** The data of the preview as JSON, to read, copy and export (spec 001 section 2). */
function DataModal({ data, onClose }: { data: Json; onClose: () => void }) {
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
