import type { Position } from '@shouya/forms/command'
import type { Field, FormDocument } from '@shouya/forms/document'
import { ancestorsOf, type Entry, indexDocument, outermost } from '@shouya/forms/indexDocument'
import type { Lang } from '@shouya/forms/texts'
import { whyNotAt } from '@shouya/forms/whyNotAt'
import { designerText } from '../designerText.ts'
import { fieldsIn, slotPaths } from './fieldSlots.ts'
import { titleOf } from './inWords.ts'
import { besides } from './positions.ts'

export interface Destination {
  readonly to: Position
  readonly type: string
  readonly label: string
  /** The containers of the place, outermost first. */
  readonly note: string
}

/** Every place that the selected fields can be moved to, in the order of the form. */
export function destinations(document: FormDocument, ids: readonly string[], lang: Lang): readonly Destination[] {
  const block = outermost(document, ids)
  const moved = new Set(block)
  const fields = block.map(({ field }) => field)
  const unmoved = indexDocument(document).entries.filter(
    (entry) => !moved.has(entry) && !ancestorsOf(entry).some((ancestor) => moved.has(ancestor)),
  )
  const top = { to: { parent: null, slot: ['list'], index: 0 }, type: '', label: designerText(lang, 'move.top') }
  const all = [{ ...top, note: '' }, ...unmoved.flatMap((entry) => placesAround(entry, lang))]
  return all.filter(({ to }) => whyNotAt(document, fields, to) === undefined)
}

/** The places in each slot of a field, and the place after it. */
function placesAround(entry: Entry, lang: Lang): readonly Destination[] {
  const { id, field } = entry
  const name = titleOf(field, lang)
  const slots = slotPaths(field)
  const note = ancestorsOf(entry)
    .map((ancestor) => titleOf(ancestor.field, lang))
    .join(' › ')
  const inSlots = slots.map((slot, index) => ({
    to: { parent: id, slot, index: fieldsIn(field, slot).length },
    label: intoWords(field, index, slots.length, lang),
  }))
  const behind = { to: besides(entry, entry.position + 1), label: designerText(lang, 'move.after', { field: name }) }
  return [...inSlots, behind].map((place) => ({ ...place, type: field.type, note }))
}

/** A tab by its label, a column or a cell by its number. */
function intoWords(field: Field, index: number, count: number, lang: Lang): string {
  const name = titleOf(field, lang)
  const tab = field.type === 'tabs' ? field.columns?.[index]?.label : undefined
  if (tab) return designerText(lang, 'move.intoTab', { field: name, tab })
  if (count === 1) return designerText(lang, 'move.into', { field: name })
  return designerText(lang, 'move.intoSlot', { field: name, slot: index + 1 })
}
