import type { Json } from '@shouya/forms/json'
import type { Lang } from '@shouya/forms/texts'
import { type ComponentType, createContext, useContext } from 'react'
import { type DesignerTextKey, type DesignerTextParams, designerText } from '../designerText.ts'
import type { Subject } from './subjects.ts'

/** What a control of the host gets, to enter what something is compared with. */
export interface ConditionValueProps {
  readonly subject: Subject
  /** Several values, of which one has to fit. */
  readonly many: boolean
  readonly value: Json
  /** Nothing has been entered yet. */
  readonly missing: boolean
  readonly label: string
  readonly onChange: (value: Json) => void
}

interface ConditionParts {
  readonly lang: Lang
  readonly subjects: readonly Subject[]
  /** By the `control` of a subject, those that only the host has: people, units. */
  readonly controls: Readonly<Record<string, ComponentType<ConditionValueProps>>>
}

export const ConditionContext = createContext<ConditionParts | null>(null)

export function useCondition(): ConditionParts {
  const parts = useContext(ConditionContext)
  if (!parts) throw new Error('This part of a condition stands outside of a ConditionEditor')
  return parts
}

/** Conditions are edited in other designers too, so their language comes with them. */
export function useConditionText(): (key: DesignerTextKey, params?: DesignerTextParams) => string {
  const { lang } = useCondition()
  return (key, params) => designerText(lang, key, params)
}
