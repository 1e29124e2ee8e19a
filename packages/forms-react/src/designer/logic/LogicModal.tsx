import { typeOfKind } from '@shouya/forms/checkExpression'
import { compile } from '@shouya/forms/compile'
import type { Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import type { JsonPath } from '@shouya/forms/json'
import { Input, Modal } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDesignerParts, useDocument, useText } from '../DesignerContext.ts'
import { ExpressionEditor } from './ExpressionEditor.tsx'
import { expressionChoices } from './expressionChoices.ts'
import { expressionWords } from './expressionWords.ts'
import { LogicContext } from './LogicContext.ts'
import { logicName } from './logicName.ts'
import type { LogicPart } from './logicParts.ts'
import { logicProblems } from './logicProblems.ts'

interface LogicModalProps {
  readonly id: string
  readonly part: LogicPart | 'check'
  readonly expression: Expression
  /** Of a check, what is said where it does not hold. */
  readonly message?: string
  /** The whole logic of the field with this expression in its place, and the path of it inside the field. */
  readonly write: (expression: Expression, message: string) => { readonly logic: Logic; readonly at: JsonPath }
  readonly onClose: () => void
}

/** The visual editor of one expression: checked while it is built, taken over when it is sound. */
export function LogicModal({ id, part, expression, message = '', write, onClose }: LogicModalProps) {
  const { store, host } = useDesignerParts()
  const t = useText()
  const document = useDocument()
  const [draft, setDraft] = useState(expression)
  const [words, setWords] = useState(message)
  const checked = useDeferredValue(draft)
  const compiled = compile(document).byId.get(id)
  const problems = useMemo(() => {
    const { logic, at } = write(checked, words)
    return logicProblems(document, id, logic, at, host)
  }, [checked, words, write, document, id, host])
  const scope = compiled?.scope ?? compile(document).top
  const parts = useMemo(
    () => ({ scope, choices: expressionChoices(scope, part === 'options', store.lang), problems }),
    [scope, part, store.lang, problems],
  )
  const isMute = part === 'check' && words === ''
  function take() {
    const { logic } = write(draft, words)
    store.run({ type: 'setProperty', id, property: 'logic', value: logic })
    store.seal()
    onClose()
  }
  return (
    <Modal
      open
      width={850}
      title={logicName(store.lang, part)}
      okText={t('logic.take')}
      cancelText={t('ask.cancel')}
      okButtonProps={{ disabled: isMute || problems.some(({ level }) => level === 'error') }}
      onOk={take}
      onCancel={onClose}
    >
      <LogicContext value={parts}>
        {part === 'check' && <p className="fd-note">{t('logic.checkNote')}</p>}
        <ExpressionEditor
          value={draft}
          path={[]}
          wanted={part === 'value' ? typeOfKind(compiled?.kind) : 'boolean'}
          onChange={setDraft}
        />
      </LogicContext>
      {part === 'check' && (
        <Input
          className="fd-check-message"
          aria-label={t('logic.message')}
          placeholder={t('logic.message')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <p className="fd-sentence">{expressionWords(draft, scope, store.lang)}</p>
    </Modal>
  )
}
