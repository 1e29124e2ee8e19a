import type { Json } from '@shouya/forms/json'
import type { Lang } from '@shouya/forms/texts'
import { type ComponentType, createContext, useContext } from 'react'
import { type DesignerTextKey, type DesignerTextParams, designerText } from '../designerText.ts'
import type { Subject } from './subjects.ts'

/** Props of a host's control for the value of a comparison. */
export interface ConditionValueProps {
  readonly subject: Subject
  /** Several values, one of which has to match. */
  readonly many: boolean
  readonly value: Json
  /** No value was entered. */
  readonly missing: boolean
  readonly label: string
  readonly onChange: (value: Json) => void
}

interface ConditionParts {
  readonly lang: Lang
  readonly subjects: readonly Subject[]
  /** Controls that only the host has (people, units), by the `control` of a subject. */
  readonly controls: Readonly<Record<string, ComponentType<ConditionValueProps>>>
}

export const ConditionContext = createContext<ConditionParts | null>(null)

export function useCondition(): ConditionParts {
  const context = useContext(ConditionContext)
  if (!context) throw new Error('This part of a condition stands outside of a ConditionEditor')
  return context
}

/** Other designers edit conditions too, so the language is part of the context. */
export function useConditionText(): (key: DesignerTextKey, params?: DesignerTextParams) => string {
  const { lang } = useCondition()
  return (key, params) => designerText(lang, key, params)
}
