import { Modal } from 'antd'
import { useEffect } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import type { DesignerTextKey } from '../designerText.ts'

/** The keys of the canvas for display; keys of one entry do the same. `Mod` is Ctrl, or ⌘ on a Mac. */
const keyGroups: readonly (readonly [DesignerTextKey, readonly string[]])[] = [
  ['keys.go', ['↑', '↓']],
  ['keys.levels', ['←', '→']],
  ['keys.ends', ['Home', 'End']],
  ['keys.extend', ['Shift+↑', 'Shift+↓']],
  ['keys.all', ['Mod+A']],
  ['keys.clear', ['Esc']],
  ['keys.insert', ['/', 'Insert']],
  ['keys.slot', ['[', ']']],
  ['keys.edit', ['Enter', 'F2']],
  ['keys.move', ['Alt+↑', 'Alt+↓']],
  ['keys.into', ['Alt+→']],
  ['keys.out', ['Alt+←']],
  ['keys.moveTo', ['M']],
  ['keys.duplicate', ['Mod+D']],
  ['keys.clipboard', ['Mod+C', 'Mod+X', 'Mod+V']],
  ['keys.remove', ['Delete']],
  ['keys.undo', ['Mod+Z']],
  ['keys.redo', ['Mod+Shift+Z', 'Mod+Y']],
  ['keys.save', ['Mod+S']],
  ['keys.list', ['?']],
]

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
