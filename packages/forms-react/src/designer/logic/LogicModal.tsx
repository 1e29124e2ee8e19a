import { compile } from '@shouya/forms/compile'
import type { FormDocument, Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type { JsonPath } from '@shouya/forms/json'
import type { Sources } from '@shouya/forms/sources'
import { Input, Modal } from 'antd'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ConditionEditor } from '../condition/ConditionEditor.tsx'
import { useDesignerParts, useDocument, useText } from '../DesignerContext.ts'
import { FormulaLine } from '../formula/FormulaLine.tsx'
import { expressionWords } from './expressionWords.ts'
import { LogicProblems } from './LogicProblems.tsx'
import { type LogicPart, logicName } from './logicParts.ts'
import { logicProblems } from './logicProblems.ts'
import { logicSubjects } from './logicSubjects.ts'

interface LogicModalProps {
  readonly id: string
  readonly part: LogicPart | 'check'
  readonly expression: Expression | undefined
  /** Of a check: its message. */
  readonly message?: string
  /** The field's logic with this expression in its place, and the expression's path in the field. */
  readonly write: (expression: Expression, message: string) => { readonly logic: Logic; readonly at: JsonPath }
  readonly onClose: () => void
}

/** Edits one expression: conditions as rows and as a formula, computed values as a formula; applied only when valid. */
export function LogicModal({ id, part, expression, message = '', write, onClose }: LogicModalProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const document = useDocument()
  const sources = useSources(document)
  const [draft, setDraft] = useState(expression)
  const [openEnds, setOpenEnds] = useState(false)
  const [text, setText] = useState(message)
  const checked = useDeferredValue(draft)
  const form = compile(document)
  const field = form.byId.get(id)
  const scope = field?.scope ?? form.top
  const problems = useMemo(() => {
    if (!checked) return []
    const { logic, at } = write(checked, text)
    return logicProblems(document, id, logic, at, host)
  }, [checked, text, write, document, id, host])
  const subjects = useMemo(
    () => logicSubjects(part, field, scope, sources, store.lang),
    [part, field, scope, sources, store.lang],
  )
  const isMute = part === 'check' && text === ''
  const isBad = problems.some(({ level }) => level === 'error')
  function take(entered: Expression) {
    store.run({ type: 'setProperty', id, property: 'logic', value: write(entered, text).logic })
    store.seal()
    onClose()
  }
  const editor = { lang: store.lang, scope, value: draft, onChange: setDraft, onOpenEnds: setOpenEnds }
  return (
    <Modal
      open
      width={850}
      title={logicName(store.lang, part)}
      okText={t('logic.take')}
      cancelText={t('ask.cancel')}
      okButtonProps={{ disabled: !draft || openEnds || isMute || isBad }}
      onOk={() => draft && take(draft)}
      onCancel={onClose}
    >
      <p className="fd-note">{t(`logic.note.${part}`)}</p>
      {part === 'value' ? <FormulaLine {...editor} /> : <ConditionEditor {...editor} subjects={subjects} />}
      {checked && <LogicProblems expression={checked} problems={problems} scope={scope} />}
      {part === 'check' && (
        <Input
          className="fd-check-message"
          aria-label={t('logic.message')}
          placeholder={t('logic.message')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {draft && <p className="fd-sentence">{expressionWords(draft, scope, store.lang)}</p>}
    </Modal>
  )
}

const NONE: Sources = {}

/** The host's options for a form's fields once they are loaded; without them values are typed. */
function useSources(document: FormDocument): Sources {
  const { host } = useDesignerParts()
  const [sources, setSources] = useState(NONE)
  useEffect(() => {
    let isGone = false
    host.formHost(document).then(
      (formHost) => !isGone && setSources(formHost.sources ?? NONE),
      // Values can be typed instead; the preview reports why there are no options.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [host, document])
  return sources
}
