import { message } from '@shouya/forms/texts'
import { useStore } from '../DesignerContext.ts'
import { CallEditor } from './CallEditor.tsx'
import type { ExpressionEditorProps } from './expressionProps.ts'
import { GroupEditor } from './GroupEditor.tsx'
import { HeadSelect } from './HeadSelect.tsx'
import { InfixEditor } from './InfixEditor.tsx'
import { isInfix } from './isInfix.ts'
import { LiteralEditor } from './LiteralEditor.tsx'
import { useProblemsAt } from './LogicContext.ts'

/** One expression: conditions as lists, comparisons as one reads them, everything else as a call with its arguments. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const { lang } = useStore()
  const problems = useProblemsAt(props.path)
  return (
    <div className="fd-expression" data-bad={problems.length > 0 || undefined}>
      <Editor {...props} />
      {problems.map(({ code, params }) => (
        <span key={code} className="fd-bad">
          {message(lang, code, params)}
        </span>
      ))}
    </div>
  )
}

function Editor(props: ExpressionEditorProps) {
  const { value } = props
  if (value.op === 'and' || value.op === 'or') return <GroupEditor {...props} Nested={ExpressionEditor} />
  if (isInfix(value.op)) return <InfixEditor {...props} Nested={ExpressionEditor} />
  if (value.op === 'literal')
    return (
      <div className="fd-operand">
        <HeadSelect {...props} />
        <LiteralEditor {...props} />
      </div>
    )
  return <CallEditor {...props} Nested={ExpressionEditor} />
}
