import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { Expression } from '@shouya/forms/expression'
import { ConditionEditor } from '@shouya/forms-react/designer/condition/ConditionEditor'
import { useKnown } from '../words/known.ts'
import { conditionControls } from './conditionControls.tsx'

type Props = { value: Expression | undefined; onChange: (value: Expression | undefined) => void }

/** A condition of a flow: on the fields of its form, and on who has sent it in. */
export default function FlowCondition({ value, onChange }: Props) {
  const lang = useLanguage((state) => state.lang)
  const { scope, subjects } = useKnown()
  return (
    <ConditionEditor
      lang={lang}
      scope={scope}
      subjects={subjects}
      controls={conditionControls}
      value={value}
      onChange={onChange}
    />
  )
}
