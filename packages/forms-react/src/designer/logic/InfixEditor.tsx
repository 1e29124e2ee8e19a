import { typeOfKind } from '@shouya/forms/checkExpression'
import { findModel } from '@shouya/forms/compiledForm'
import type { Expression } from '@shouya/forms/expression'
import type { FunctionName } from '@shouya/forms/logicFunctions'
import { Select } from 'antd'
import { useText } from '../DesignerContext.ts'
import { argsOf, nothing, withHead } from './expressionHead.ts'
import type { NestingProps } from './expressionProps.ts'
import { infixNames } from './isInfix.ts'
import { useLogic } from './LogicContext.ts'
import type { ValueType } from './valueType.ts'

/** A comparison: what, how, with what. A value on the right is entered as the field on the left has it. */
export function InfixEditor({ value, path, onChange, Nested }: NestingProps) {
  const t = useText()
  const { scope } = useLogic()
  const [left = nothing, right = nothing] = argsOf(value)
  const op = value.op as FunctionName
  const subject = left.op === 'field' ? String(left.model) : undefined
  const kind = subject === undefined ? undefined : findModel(scope, subject)?.kind
  const wanted: ValueType = op === 'in' ? 'list' : kind && op !== 'contains' ? typeOfKind(kind) : 'any'
  const write = (args: readonly Expression[]) => onChange({ op, args })
  const words = [...infixNames, 'empty'].map((name) => ({
    value: name,
    label: t(`fn.${name as FunctionName}`),
  }))
  return (
    <div className="fd-infix">
      <Nested value={left} path={[...path, 'args', 0]} wanted="any" onChange={(next) => write([next, right])} />
      <Select
        className="fd-word"
        aria-label={t('logic.compare')}
        popupMatchSelectWidth={false}
        value={op as string}
        options={words}
        onChange={(name) => onChange(withHead(`call ${name}`, value))}
      />
      <Nested
        value={right}
        path={[...path, 'args', 1]}
        wanted={wanted}
        subject={subject}
        onChange={(next) => write([left, next])}
      />
    </div>
  )
}
