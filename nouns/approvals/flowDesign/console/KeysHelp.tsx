import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const keys = [
  ['walk', '↑ ↓ ← →'],
  ['properties', 'Enter / F2'],
  ['add', 'A / Insert'],
  ['move', 'Alt + ↑ ↓ ← →'],
  ['duplicate', 'Ctrl + D'],
  ['clipboard', 'Ctrl + C / X / V'],
  ['remove', 'Delete'],
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Y'],
  ['save', 'Ctrl + S'],
] as const

/** The keyboard shortcuts of the drawing. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <Modal
      open={open}
      title={t('flowDesign.keys.title')}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <dl className="flow-keys">
        {keys.map(([name, press]) => (
          <div key={name}>
            <dt>{t(`flowDesign.keys.${name}`)}</dt>
            <dd>
              <kbd>{press}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
