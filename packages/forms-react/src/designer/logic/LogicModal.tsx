import { compile } from '@shouya/forms/compile'
import type { Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type { JsonPath } from '@shouya/forms/json'
import { Input, Modal } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { ConditionEditor } from '../condition/ConditionEditor.tsx'
import { useDesignerParts, useDocument, useText } from '../DesignerContext.ts'
import { FormulaLine } from '../formula/FormulaLine.tsx'
import { expressionWords } from './expressionWords.ts'
import { LogicProblems } from './LogicProblems.tsx'
import { logicName } from './logicName.ts'
import type { LogicPart } from './logicParts.ts'
import { logicProblems } from './logicProblems.ts'
import { logicSubjects } from './logicSubjects.ts'
import { useSources } from './useSources.ts'

interface LogicModalProps {
  readonly id: string
  readonly part: LogicPart | 'check'
  readonly expression: Expression | undefined
  /** Of a check, what is said where it does not hold. */
  readonly message?: string
  /** The whole logic of the field with this expression in its place, and the path of it inside the field. */
  readonly write: (expression: Expression, message: string) => { readonly logic: Logic; readonly at: JsonPath }
  readonly onClose: () => void
}

/** The editor of one expression: conditions as rows and as a formula, computed values as a formula; taken over when sound. */
export function LogicModal({ id, part, expression, message = '', write, onClose }: LogicModalProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const document = useDocument()
  const sources = useSources(document)
  const [draft, setDraft] = useState(expression)
  const [openEnds, setOpenEnds] = useState(false)
  const [words, setWords] = useState(message)
  const checked = useDeferredValue(draft)
  const form = compile(document)
  const field = form.byId.get(id)
  const scope = field?.scope ?? form.top
  const problems = useMemo(() => {
    if (!checked) return []
    const { logic, at } = write(checked, words)
    return logicProblems(document, id, logic, at, host)
  }, [checked, words, write, document, id, host])
  const subjects = useMemo(
    () => logicSubjects(part, field, scope, sources, store.lang),
    [part, field, scope, sources, store.lang],
  )
  const isMute = part === 'check' && words === ''
  const isBad = problems.some(({ level }) => level === 'error')
  function take(taken: Expression) {
    store.run({ type: 'setProperty', id, property: 'logic', value: write(taken, words).logic })
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
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {draft && <p className="fd-sentence">{expressionWords(draft, scope, store.lang)}</p>}
    </Modal>
  )
}
