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
  /** What formulas can name. */
  readonly scope: Scope
  /** What rows can ask about. */
  readonly subjects: readonly Subject[]
  readonly controls?: Readonly<Record<string, ComponentType<ConditionValueProps>>>
  readonly value: Expression | undefined
  readonly onChange: (value: Expression | undefined) => void
  /** Told whether something is entered that is not in the value: a row without its value, half a formula. */
  readonly onOpenEnds?: (open: boolean) => void
}

const NONE = {}

/**
 * A condition as groups of rows, any of which has to hold as a whole, and as a formula beside them. What rows cannot show
 * is a sentence, and stays as it is until somebody changes the formula or begins anew.
 */
export function ConditionEditor(props: ConditionEditorProps) {
  const { lang, scope, subjects, controls = NONE, value, onChange, onOpenEnds } = props
  // Rows that are not whole yet are not in the expression, so they are kept here as long as it is the one that we wrote.
  const [entered, setEntered] = useState<{ of: Expression | undefined; groups: Groups }>()
  const groups = entered && entered.of === value ? entered.groups : value === undefined ? [] : groupsOf(value, subjects)
  const parts = useMemo(() => ({ lang, subjects, controls }), [lang, subjects, controls])
  const write = (next: Groups) => {
    const kept = next.filter((rows) => rows.length > 0)
    const expression = expressionOf(kept, subjects)
    // The same words are the same expression: nothing is to be undone then.
    const same = JSON.stringify(expression) === JSON.stringify(value)
    setEntered({ of: same ? value : expression, groups: kept })
    onOpenEnds?.(!kept.flat().every(isWhole))
    if (!same) onChange(expression)
  }
  return (
    <ConditionContext value={parts}>
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
