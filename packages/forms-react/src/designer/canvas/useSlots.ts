import type { Field } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import { useMemo } from 'react'
import { slotPaths } from '../store/fieldSlots.ts'

/** The slots of a container; the same ones as long as there are as many, so that what is in them is not drawn anew. */
export function useSlots(field: Field): readonly JsonPath[] {
  const text = JSON.stringify(slotPaths(field))
  return useMemo(() => JSON.parse(text) as JsonPath[], [text])
}
