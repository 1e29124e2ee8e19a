import { Input, Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'

export interface Choice {
  readonly name: string
  readonly label: string
  /** Where it is, in smaller letters; it is searched as well. */
  readonly note?: string
  readonly icon?: ReactNode
}

interface ChooserProps {
  readonly title: string
  readonly placeholder: string
  readonly choices: readonly Choice[]
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}

/** More than these nobody reads: they type another letter. */
const MOST = 100

/** One of many by the keyboard: type a part of the name, choose with the arrows, Enter takes it. */
export function Chooser({ title, placeholder, choices, onChoose, onClose }: ChooserProps) {
  const { canvas } = useDesignerParts()
  const t = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  // Whoever came by the keyboard goes on there.
  useEffect(() => () => canvas.current?.focus({ preventScroll: true }), [canvas])
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const wanted = word.trim().toLowerCase()
  const found = choices.filter(({ name, label, note }) => `${name} ${label} ${note}`.toLowerCase().includes(wanted))
  const shown = found.slice(0, MOST)
  const take = (choice: Choice | undefined) => {
    if (!choice) return
    onChoose(choice.name)
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // Enter may only end what an input method composes.
    if (nativeEvent.isComposing) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[key]
    if (to !== undefined) {
      event.preventDefault()
      setAt(Math.min(Math.max(to, 0), shown.length - 1))
    }
    if (key === 'Enter') take(shown[at])
  }
  return (
    <Modal open width={480} title={title} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-label={placeholder}
        aria-activedescendant={shown[at] && `${id}-${at}`}
        placeholder={placeholder}
        value={word}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWord(event.target.value)
          setAt(0)
        }}
      />
      <div ref={list} id={id} role="listbox" aria-label={title} className="fd-chooser">
        {shown.map((choice, index) => (
          <button
            key={choice.name}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => take(choice)}
          >
            {choice.icon}
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </button>
        ))}
      </div>
      {found.length > MOST && <p className="fd-note">{t('chooser.more', { count: found.length - MOST })}</p>}
    </Modal>
  )
}
