import { createField } from '@shouya/forms/createField'
import { type FieldTypeName, fieldTypes } from '@shouya/forms/fieldTypes'
import { Input, Modal } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'
import { typeName } from '../store/inWords.ts'

/** The palette for the keyboard: type a part of the name, choose with the arrows, Enter puts it in. */
export function InsertMenu({ onClose }: { onClose: () => void }) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  const types = (Object.keys(fieldTypes) as FieldTypeName[]).map((type) => ({
    name: type as string,
    label: typeName(type, store.lang),
    type: type as string,
    make: () => createField(type, Date.now(), store.lang),
  }))
  const presets = host.presets.map(({ name, label, field }) => ({ name, label, type: field.type, make: () => field }))
  const found = [...types, ...presets].filter(({ name, label }) =>
    `${name} ${label}`.toLowerCase().includes(word.trim().toLowerCase()),
  )
  const insert = (index: number) => {
    const chosen = found[index]
    if (!chosen) return
    store.insert([chosen.make()])
    onClose()
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowDown') setAt((index) => Math.min(found.length - 1, index + 1))
    if (key === 'ArrowUp') setAt((index) => Math.max(0, index - 1))
    if (key === 'Enter') insert(at)
  }
  return (
    <Modal open width={400} title={t('insert.title')} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="fd-insert"
        aria-activedescendant={found[at] && `fd-insert-${found[at].name}`}
        placeholder={t('insert.search')}
        value={word}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWord(event.target.value)
          setAt(0)
        }}
      />
      <div id="fd-insert" role="listbox" className="fd-insert">
        {found.map(({ name, label, type }, index) => (
          <button
            key={name}
            id={`fd-insert-${name}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => insert(index)}
          >
            <FieldIcon type={type} />
            {label}
          </button>
        ))}
      </div>
    </Modal>
  )
}
