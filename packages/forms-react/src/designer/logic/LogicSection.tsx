import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { compile } from '@shouya/forms/compile'
import type { Field } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type { Json } from '@shouya/forms/json'
import { valueKindOf } from '@shouya/forms/valueKind'
import { Button } from 'antd'
import { useState } from 'react'
import { useDocument, useStore, useText } from '../DesignerContext.ts'
import { AddButton } from '../properties/AddButton.tsx'
import { PropertySection } from '../properties/PropertySection.tsx'
import { expressionWords } from './expressionWords.ts'
import { LogicModal } from './LogicModal.tsx'
import { type LogicEntry, logicEntries } from './logicEntries.ts'
import { logicName, logicParts } from './logicParts.ts'

/** The logic of a field, each condition as a sentence; a click opens its editor. */
export function LogicSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const [edited, setEdited] = useState<LogicEntry>()
  const { present, absent } = logicEntries(
    field,
    valueKindOf(field) ? [...logicParts(field), 'check'] : logicParts(field),
  )
  const nameOf = ({ part }: LogicEntry) => logicName(store.lang, part)
  const remove = (entry: LogicEntry) => {
    store.run({ type: 'setProperty', id, property: 'logic', value: entry.without as Json | undefined })
    store.seal()
  }
  return (
    <PropertySection title={t('section.logic')}>
      {present.map((entry) => (
        <div className="fd-logic" key={entry.name}>
          <strong>{nameOf(entry)}</strong>
          {entry.expression && <Sentence id={id} expression={entry.expression} />}
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={t('logic.edit', { name: nameOf(entry) })}
            onClick={() => setEdited(entry)}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('item.remove')}
            onClick={() => remove(entry)}
          />
        </div>
      ))}
      <div className="fd-buttons">
        {absent.map((entry) => (
          <AddButton key={entry.name} onClick={() => setEdited(entry)}>
            {nameOf(entry)}
          </AddButton>
        ))}
      </div>
      {edited && (
        <LogicModal
          id={id}
          part={edited.part}
          expression={edited.expression}
          message={edited.message}
          write={edited.write}
          onClose={() => setEdited(undefined)}
        />
      )}
    </PropertySection>
  )
}

/** A separate component, because only conditions need to know the names they read. */
function Sentence({ id, expression }: { id: string; expression: Expression }) {
  const { lang } = useStore()
  const form = compile(useDocument())
  return <p>{expressionWords(expression, form.byId.get(id)?.scope ?? form.top, lang)}</p>
}
