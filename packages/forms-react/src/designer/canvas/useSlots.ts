import type { Field } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import { useMemo } from 'react'
import { slotPaths } from '../store/fieldSlots.ts'

/** The slots of a container; the same array while their number stays, so that children do not render again. */
export function useSlots(field: Field): readonly JsonPath[] {
  const text = JSON.stringify(slotPaths(field))
  return useMemo(() => JSON.parse(text) as JsonPath[], [text])
}
