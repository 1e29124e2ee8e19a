import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const keys = [
  ['keys.walk', '↑ ↓ ← →'],
  ['keys.properties', 'Enter / F2'],
  ['keys.add', 'A / Insert'],
  ['keys.move', 'Alt + ↑ ↓ ← →'],
  ['keys.duplicate', 'Ctrl + D'],
  ['keys.clipboard', 'Ctrl + C / X / V'],
  ['keys.remove', 'Delete'],
  ['keys.undo', 'Ctrl + Z'],
  ['keys.redo', 'Ctrl + Y'],
  ['keys.save', 'Ctrl + S'],
] as const

/** The keys of the drawing. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} title={t('flows.keys.title')} footer={null} onCancel={() => setOpen(false)} afterClose={onClose}>
      <dl className="flow-keys">
        {keys.map(([name, press]) => (
          <div key={name}>
            <dt>{t(`flows.${name}`)}</dt>
            <dd>
              <kbd>{press}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
