import type { DefinitionChange } from '@shouya/approvals/diffDefinitions'
import { isMessageKey, type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { isObject, type Json } from '@shouya/forms/json'

const LONGEST = 40

/** A change of a flow as a sentence. Names that only the flow defines are not translated. */
export function describeFlowChange(lang: Lang, change: DefinitionChange): string {
  const type = change.type === null ? '' : message(lang, `flow.part.${change.type}` as MessageKey)
  const part =
    change.type === null
      ? message(lang, 'flow.part.flow')
      : message(lang, 'flow.change.part', { type, name: change.name || (change.node ?? '') })
  if (change.is !== 'set') return message(lang, `flow.change.${change.is}` as MessageKey, { part })
  const attribute = message(lang, `flow.attribute.${change.attribute}` as MessageKey)
  const [from, to] = [change.from, change.to].map((value) => valueText(lang, change.attribute, value))
  // Rules and conditions are too long for a sentence.
  if (from === null || to === null || from === undefined || to === undefined || from === to)
    return message(lang, 'flow.change.changed', { part, attribute })
  return message(lang, 'flow.change.set', { part, attribute, from, to })
}

/** A value as text; null for a complex value. Of a kind of signature only its type is named. */
function valueText(lang: Lang, attribute: string, value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return message(lang, 'flow.value.nothing')
  const named = isObject(value) ? (value.kind ?? value.to ?? value.do) : value
  const key = attribute === 'type' ? `flow.part.${String(named)}` : `flow.value.${attribute}.${String(named)}`
  if (isMessageKey(key)) return message(lang, key)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = [...String(value)]
  return text.length > LONGEST ? `${text.slice(0, LONGEST).join('')}…` : text.join('')
}
