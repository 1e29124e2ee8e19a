import type { Fielded, FieldName } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'

/** The words of a noun: what its fields are called, and the values of those that have no dictionary. */
export function useNounWords<N extends Fielded>({ name }: N) {
  const { t } = useTranslation()
  // Every noun has these texts; a test compares them with its declaration.
  const text = t as (key: string) => string
  return {
    label: (field: FieldName<N>): string => text(`${name}.field.${field}`),
    /** What a field of a shape has to look like. */
    rule: (field: FieldName<N>): string => text(`${name}.rule.${field}`),
    choice: (field: FieldName<N>, value: unknown): string => text(`${name}.choice.${field}.${value}`),
  }
}
