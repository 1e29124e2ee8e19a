import { initiatorModels } from '@shouya/approvals/initiatorModels'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { expressionWords } from '@shouya/forms-react/designer/expressionWords'
import { useMemo } from 'react'
import { useLanguage } from '../../../../i18n/language.ts'
import { useKnown } from './known.ts'
import { useSubjectWords } from './useSubjectWords.ts'

/** Any expression as a sentence, also one that rows cannot show. */
export function useExpressionWords(): (expression: Expression) => string {
  const lang = useLanguage((state) => state.lang)
  const { form } = useKnown()
  const words = useSubjectWords()
  const scope = useMemo(() => {
    const list = Object.keys(initiatorModels).map((model) => ({
      type: 'select',
      model,
      label: words.initiator[model as keyof typeof initiatorModels],
    }))
    const outer = compile({ list, config: {} } as unknown as FormDocument).top
    return form ? { ...form.top, outer } : outer
  }, [form, words])
  return (expression) => expressionWords(expression, scope, lang)
}
