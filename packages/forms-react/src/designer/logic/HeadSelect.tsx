import { Select } from 'antd'
import { useText } from '../DesignerContext.ts'
import { headOf, withHead } from './expressionHead.ts'
import type { ExpressionEditorProps } from './expressionProps.ts'
import { useLogic } from './LogicContext.ts'

/** Chooses what an expression is: a value, a field, a column, a function. */
export function HeadSelect({ value, onChange }: ExpressionEditorProps) {
  const t = useText()
  const { choices } = useLogic()
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      className="fd-head"
      aria-label={t('logic.what')}
      popupMatchSelectWidth={false}
      value={headOf(value)}
      options={choices.map(({ label, options }) => ({ label, title: label, options: [...options] }))}
      onChange={(head) => onChange(withHead(head, value))}
    />
  )
}
