import type { FormDocument } from './document.ts'
import { indexDocument } from './indexDocument.ts'
import { isObject } from './json.ts'

/** The k-form-design version (forms.md 1.1): A up to 3.6, B 3.7.2 to 3.7.6 (as specified), C from 3.7.75 on. */
export type Dialect = 'A' | 'B' | 'C'

export function dialectOf(document: FormDocument): Dialect {
  const { config } = document
  if ('labelWidth' in config || 'labelLayout' in config) return 'C'
  if (typeof config.labelCol === 'number' || (isObject(config.labelCol) && 'span' in config.labelCol)) return 'A'
  const sign = ({ options }: { options?: object }) =>
    'noFormItem' in (options ?? {}) || 'addonBefore' in (options ?? {})
  return indexDocument(document).entries.some(({ field }) => isObject(field.options) && sign(field)) ? 'C' : 'B'
}
