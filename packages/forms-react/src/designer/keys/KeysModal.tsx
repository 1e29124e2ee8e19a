import { Modal } from 'antd'
import { useEffect } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { keyGroups } from './keyGroups.ts'

const isApple = navigator.platform.startsWith('Mac')
const named = (press: string) =>
  isApple ? press.replace('Mod', '⌘').replace('Alt', '⌥') : press.replace('Mod', 'Ctrl')

/** All keys of the canvas. */
export function KeysModal({ onClose }: { onClose: () => void }) {
  const { canvas } = useDesignerParts()
  const t = useText()
  useEffect(() => () => canvas.current?.focus({ preventScroll: true }), [canvas])
  return (
    <Modal open width={850} title={t('keys.title')} footer={null} onCancel={onClose}>
      <p className="fd-note">{t('keys.note')}</p>
      <dl className="fd-keys">
        {keyGroups.map(([title, presses]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>
              {presses.map((press) => (
                <kbd key={press}>{named(press)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
