import { Input, Modal } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'

export interface Choice {
  readonly name: string
  readonly label: string
  /** Its location, in smaller letters; it is searched too. */
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

/** The number of matches shown; typing another letter narrows them down. */
const MOST = 100

/** A searchable list for the keyboard: type a part of the name, choose with the arrows, confirm with Enter. */
export function Chooser({ title, placeholder, choices, onChoose, onClose }: ChooserProps) {
  const { canvas } = useDesignerParts()
  const t = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [word, setWord] = useState('')
  const [active, setActive] = useState(0)
  // Returns the focus to the canvas.
  useEffect(() => () => canvas.current?.focus({ preventScroll: true }), [canvas])
  useEffect(() => {
    // In braces: newer browsers return a promise from scrollIntoView, which React would take for a clean-up function.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const term = word.trim().toLowerCase()
  const matches = choices.filter(({ name, label, note }) => `${name} ${label} ${note}`.toLowerCase().includes(term))
  const shown = matches.slice(0, MOST)
  const take = (choice: Choice | undefined) => {
    if (!choice) return
    onChoose(choice.name)
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // Enter may only end an input method's composition.
    if (nativeEvent.isComposing) return
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[key]
    if (to !== undefined) {
      event.preventDefault()
      setActive(Math.min(Math.max(to, 0), shown.length - 1))
    }
    if (key === 'Enter') take(shown[active])
  }
  return (
    <Modal open width={480} title={title} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-label={placeholder}
        aria-activedescendant={shown[active] && `${id}-${active}`}
        placeholder={placeholder}
        value={word}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWord(event.target.value)
          setActive(0)
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
            aria-selected={index === active}
            onClick={() => take(choice)}
          >
            {choice.icon}
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </button>
        ))}
      </div>
      {matches.length > MOST && <p className="fd-note">{t('chooser.more', { count: matches.length - MOST })}</p>}
    </Modal>
  )
}
