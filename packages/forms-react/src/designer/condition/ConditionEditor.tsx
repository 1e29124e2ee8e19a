import type { Scope } from '@shouya/forms/compiledForm'
import type { Expression } from '@shouya/forms/expression'
import type { Lang } from '@shouya/forms/texts'
import { Alert, Button } from 'antd'
import { type ComponentType, useMemo, useState } from 'react'
import './condition.css'
import { designerText } from '../designerText.ts'
import { FormulaLine } from '../formula/FormulaLine.tsx'
import { expressionWords } from '../logic/expressionWords.ts'
import { ConditionContext, type ConditionValueProps } from './ConditionContext.ts'
import { ConditionGroups } from './ConditionGroups.tsx'
import { expressionOf, type Groups, groupsOf, isWhole } from './conditionRows.ts'
import type { Subject } from './subjects.ts'

export type { ConditionValueProps } from './ConditionContext.ts'

interface ConditionEditorProps {
  readonly lang: Lang
  /** The names available in formulas. */
  readonly scope: Scope
  /** The subjects available in rows. */
  readonly subjects: readonly Subject[]
  readonly controls?: Readonly<Record<string, ComponentType<ConditionValueProps>>>
  readonly value: Expression | undefined
  readonly onChange: (value: Expression | undefined) => void
  /** Called with whether the input is incomplete and thus not in the value: a row without its value, half a formula. */
  readonly onOpenEnds?: (open: boolean) => void
}

const NONE = {}

/**
 * Edits a condition as groups of rows, one of which has to hold completely, and as a formula. A condition that rows
 * cannot express is shown as a sentence; it stays until the formula is changed or the user starts over.
 */
export function ConditionEditor(props: ConditionEditorProps) {
  const { lang, scope, subjects, controls = NONE, value, onChange, onOpenEnds } = props
  // Incomplete rows are not part of the expression, so they are kept here as long as the expression is the one written
  // from them.
  const [entered, setEntered] = useState<{ of: Expression | undefined; groups: Groups }>()
  const groups = entered && entered.of === value ? entered.groups : value === undefined ? [] : groupsOf(value, subjects)
  const context = useMemo(() => ({ lang, subjects, controls }), [lang, subjects, controls])
  const write = (next: Groups) => {
    const filled = next.filter((rows) => rows.length > 0)
    const expression = expressionOf(filled, subjects)
    // An unchanged expression must not add an undo step.
    const isSame = JSON.stringify(expression) === JSON.stringify(value)
    setEntered({ of: isSame ? value : expression, groups: filled })
    onOpenEnds?.(!filled.flat().every(isWhole))
    if (!isSame) onChange(expression)
  }
  return (
    <ConditionContext value={context}>
      {groups ? (
        <ConditionGroups groups={groups} onChange={write} />
      ) : (
        <>
          <Alert
            type="info"
            title={designerText(lang, 'condition.other')}
            description={value && expressionWords(value, scope, lang)}
          />
          <Button block onClick={() => write([])}>
            {designerText(lang, 'condition.anew')}
          </Button>
        </>
      )}
      <FormulaLine lang={lang} scope={scope} value={value} onChange={onChange} onOpenEnds={onOpenEnds} />
    </ConditionContext>
  )
}
