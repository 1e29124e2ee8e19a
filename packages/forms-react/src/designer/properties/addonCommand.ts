import type { Command } from '@shouya/forms/command'
import type { Field } from '@shouya/forms/document'

const NEWER = { prefix: 'addonBefore', suffix: 'addonAfter' } as const

/**
 * Sets the text before or after the input where this document keeps it: `options.addonBefore` in dialect C, else
 * `options.prefix`, which the original's panel writes and its renderer reads (forms.md 1.1).
 */
export function addonCommand(id: string, field: Field, side: 'prefix' | 'suffix', value: string): Command {
  const newer = NEWER[side]
  const option = field.options && newer in field.options ? newer : side
  return { type: 'setOption', ids: [id], option, value }
}
