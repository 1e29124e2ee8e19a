import type { Field } from '@shouya/forms/document'
import { readOption } from '@shouya/forms/readOptions'
import { useDesignerParts, useText } from '../DesignerContext.ts'
import { asksForSource } from '../properties/source.ts'

/** The placeholder of a canvas field whose options come from a source; undefined for fixed options. */
export function useSourceName(field: Field): string | undefined {
  const { host } = useDesignerParts()
  const t = useText()
  if (readOption(field, 'dynamic') !== true) return undefined
  if (asksForSource(field)) return t('source.ask')
  const name = String(readOption(field, 'dynamicKey'))
  return t('canvas.dynamic', { name: host.sourceList.find((source) => source.name === name)?.label ?? name })
}
