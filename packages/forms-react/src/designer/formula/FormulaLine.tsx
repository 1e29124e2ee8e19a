import type { Scope } from '@shouya/forms/compiledForm'
import type { Expression } from '@shouya/forms/expression'
import type { Lang } from '@shouya/forms/texts'
import { Input } from 'antd'
import { type ComponentRef, useId, useMemo, useRef, useState } from 'react'
import { designerText } from '../designerText.ts'
import { FormulaInserts } from './FormulaInserts.tsx'
import { formulaNames } from './formulaNames.ts'
import { formulaText } from './formulaText.ts'
import { type FormulaFault, parseFormula } from './parseFormula.ts'

interface FormulaLineProps {
  readonly lang: Lang
  readonly scope: Scope
  readonly value: Expression | undefined
  readonly onChange: (value: Expression | undefined) => void
  readonly onOpenEnds?: ((open: boolean) => void) | undefined
}

/** A condition or a computation as text: parsed at every key stroke; an invalid formula changes nothing. */
export function FormulaLine({ lang, scope, value, onChange, onOpenEnds }: FormulaLineProps) {
  const id = useId()
  const input = useRef<ComponentRef<typeof Input.TextArea>>(null)
  const names = useMemo(() => formulaNames(scope, lang), [scope, lang])
  // The typed text is kept as long as the expression is the one it was parsed to.
  const [typed, setTyped] = useState<{ of: Expression | undefined; text: string; fault?: FormulaFault }>()
  const isOurs = typed !== undefined && typed.of === value
  const text = isOurs ? typed.text : value === undefined ? '' : (formulaText(value, names, lang) ?? '')
  const fault = isOurs ? typed.fault : undefined

  function write(next: string) {
    const read = parseFormula(next, names)
    onOpenEnds?.('fault' in read)
    if ('fault' in read) return setTyped({ of: value, text: next, fault: read.fault })
    const isSame = JSON.stringify(read.expression) === JSON.stringify(value)
    setTyped({ of: isSame ? value : read.expression, text: next })
    if (!isSame) onChange(read.expression)
  }

  function insert(snippet: string, back: number) {
    const area = input.current?.resizableTextArea?.textArea
    const [from, end] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length]
    write(text.slice(0, from) + snippet + text.slice(end))
    // The textarea has the new text only after rendering.
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(from + snippet.length - back, from + snippet.length - back)
    })
  }

  return (
    <div className="fc-formula">
      <div className="fc-formula-head">
        <label htmlFor={id}>{designerText(lang, 'formula.title')}</label>
        <FormulaInserts lang={lang} names={names} onInsert={insert} />
      </div>
      <Input.TextArea
        ref={input}
        id={id}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={2000}
        spellCheck={false}
        status={fault ? 'error' : ''}
        aria-describedby={fault && `${id}-fault`}
        placeholder={designerText(lang, 'formula.example')}
        value={text}
        onChange={({ target }) => write(target.value.replace(/\n/g, ' '))}
      />
      {fault && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {designerText(lang, fault.code, { at: fault.at + 1, text: fault.text })}
        </p>
      )}
    </div>
  )
}
