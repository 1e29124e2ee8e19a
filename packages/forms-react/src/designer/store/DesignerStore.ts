import { apply } from '@shouya/forms/apply'
import type { Applied, Command, Position, Refusal } from '@shouya/forms/command'
import { defaultConfig } from '@shouya/forms/defaultConfig'
import type { Field, FormDocument } from '@shouya/forms/document'
import { redo, seal, startHistory, undo } from '@shouya/forms/history'
import { indexDocument, outermost, tabsOf } from '@shouya/forms/indexDocument'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { typeName } from '@shouya/forms/names'
import type { Problem } from '@shouya/forms/problem'
import { readDocument } from '@shouya/forms/readDocument'
import { runCommand } from '@shouya/forms/runCommand'
import { type Lang, message } from '@shouya/forms/texts'
import { type DesignerTextKey, designerText } from '../designerText.ts'
import { type DesignerState, type DropMark, documentOf, type Menu } from './designerState.ts'
import { isSameSlot, slotPaths } from './fieldSlots.ts'
import { changedWords, nameOf } from './inWords.ts'
import { type Direction, fieldsAt, type Place, placeForMove, placeForNew } from './positions.ts'
import { extended, goTo, toggled } from './selection.ts'

/** Milliseconds in which a second selection is ignored (spec 001 section 4). */
const SELECT_PAUSE = 100

/**
 * The state of the designer, independent of React: the document with its history, selection, hover and drag. Components
 * subscribe and pick what they show, so that a change reaches only those concerned.
 */
export class DesignerStore {
  readonly lang: Lang
  #state: DesignerState
  #listeners = new Set<() => void>()
  #selectedAt = 0
  #depth = 0
  #isTold = true

  constructor(document: FormDocument, lang: Lang) {
    this.lang = lang
    // Fields need distinct keys; adding them is not unsaved work.
    const keyed = apply(document, { type: 'import', document }).document
    this.#state = {
      history: startHistory(keyed),
      saved: keyed,
      selection: [],
      place: null,
      hover: null,
      drop: null,
      openTabs: new Map(),
      notice: null,
      menu: null,
      problems: [],
    }
  }

  get state(): DesignerState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(patch: Partial<DesignerState>): void {
    this.#state = { ...this.#state, ...patch }
    if (this.#depth === 0) this.#notify()
    else this.#isTold = false
  }

  #notify(): void {
    this.#isTold = true
    for (const listener of this.#listeners) listener()
  }

  /** Batches several changes into one notification of the listeners, thousands in a large form. */
  #together<T>(work: () => T): T {
    this.#depth += 1
    try {
      return work()
    } finally {
      this.#depth -= 1
      if (this.#depth === 0 && !this.#isTold) this.#notify()
    }
  }

  get document(): FormDocument {
    return documentOf(this.#state)
  }

  /** Applies a command, selects what it asks for, and reports a refusal. */
  run(command: Command): Applied {
    const { history, applied } = runCommand(this.#state.history, command)
    if (applied.refused) this.refuse(applied.refused)
    else this.#show(history, chosenAfter(command, applied))
    return applied
  }

  refuse({ code, params }: Refusal): void {
    const translated = 'type' in params ? { ...params, type: typeName(this.lang, String(params.type)) } : params
    this.#set({ notice: { text: message(this.lang, code, translated), tone: 'error' } })
  }

  say(
    key: DesignerTextKey,
    params: Readonly<Record<string, string | number>> = {},
    tone: 'quiet' | 'success' = 'quiet',
  ) {
    this.#set({ notice: { text: designerText(this.lang, key, params), tone } })
  }

  fail(key: DesignerTextKey): void {
    this.#set({ notice: { text: designerText(this.lang, key), tone: 'error' } })
  }

  /** Removed fields cannot stay selected, e.g. after an undo. */
  #show(history: DesignerState['history'], chosen?: readonly string[]): void {
    const { byId } = indexDocument(history.present)
    const { selection } = this.#state
    const wanted = chosen && !isSame(chosen, selection) ? chosen : selection
    const kept = wanted.every((id) => byId.has(id)) ? wanted : wanted.filter((id) => byId.has(id))
    const { place } = this.#state
    this.#set({ history, selection: kept, place: place && kept.includes(place.parent) ? place : null })
    if (chosen) this.reveal(kept.at(-1))
  }

  undo(): void {
    this.#together(() => {
      const undone = this.document
      this.#show(undo(this.#state.history))
      this.#tell('edit.undone', 'edit.nothingToUndo', this.document, undone)
    })
  }

  redo(): void {
    this.#together(() => {
      const previous = this.document
      this.#show(redo(this.#state.history))
      this.#tell('edit.redone', 'edit.nothingToRedo', previous, this.document)
    })
  }

  /** Announces the step that was undone or redone. */
  #tell(doneKey: DesignerTextKey, nothingKey: DesignerTextKey, before: FormDocument, after: FormDocument): void {
    if (before === after) this.say(nothingKey)
    else this.say(doneKey, { what: changedWords(before, after, this.lang) })
  }

  /** Closes the undo step in progress. */
  seal(): void {
    this.#set({ history: seal(this.#state.history) })
  }

  /** Records what was saved; the document may have changed since. */
  markSaved(saved: FormDocument): void {
    this.#set({ history: seal(this.#state.history), saved })
  }

  /** Selects as a pointer does; within 100 ms of the last selection it is ignored. Returns whether it was done. */
  select(id: string | null, place: Place | null = null): boolean {
    if (Date.now() - this.#selectedAt < SELECT_PAUSE) return false
    this.choose(id === null ? [] : [id], place)
    return true
  }

  /** Selects immediately, as keys, commands and problem lists do. */
  choose(selection: readonly string[], place: Place | null = null): void {
    this.#together(() => {
      this.#selectedAt = Date.now()
      this.#set({ selection, place, history: seal(this.#state.history) })
      this.reveal(selection.at(-1))
    })
  }

  toggle(id: string): void {
    this.choose(toggled(this.#state.selection, id))
  }

  extendTo(id: string): void {
    this.choose(extended(this.document, this.#state.selection, id))
  }

  go(to: Parameters<typeof goTo>[2], extend: boolean): void {
    this.#together(() => {
      const id = goTo(this.document, this.#state.selection.at(-1), to)
      if (id === undefined) return
      if (extend) this.extendTo(id)
      else this.choose([id])
      this.say('say.at', { field: nameOf(this.document, id, this.lang) })
    })
  }

  /** Moves the current place to the next or previous slot of the selected container, as a click into it does. */
  point(step: 1 | -1): void {
    this.#together(() => {
      const entry = indexDocument(this.document).byId.get(this.#state.selection.at(-1) ?? '')
      const slots = entry ? slotPaths(entry.field) : []
      const { place } = this.#state
      const index = place ? slots.findIndex((slot) => isSameSlot(slot, place.slot)) : -1
      const next = Math.min(Math.max(index + step, 0), slots.length - 1)
      const slot = slots[next]
      if (!entry || !slot) return
      if (entry.field.type === 'tabs') this.openTab(entry.id, next)
      this.choose([entry.id], { parent: entry.id, slot })
      this.say('say.slot', { position: next + 1, count: slots.length })
    })
  }

  /** Opens the tabs that contain a field. */
  reveal(id: string | undefined): void {
    const entry = id === undefined ? undefined : indexDocument(this.document).byId.get(id)
    const closed = entry ? tabsOf(entry).filter((tab) => (this.#state.openTabs.get(tab.id) ?? 0) !== tab.column) : []
    if (closed.length === 0) return
    this.#set({ openTabs: new Map([...this.#state.openTabs, ...closed.map((tab) => [tab.id, tab.column] as const)]) })
  }

  openTab(id: string, column: number): void {
    this.#set({ openTabs: new Map(this.#state.openTabs).set(id, column) })
  }

  hover(id: string | null): void {
    if (id !== this.#state.hover) this.#set({ hover: id })
  }

  /** Opens or closes a dialog of the canvas. Moving needs a selection. */
  openMenu(menu: Menu | null): void {
    if (menu !== 'move' || this.#state.selection.length > 0) this.#set({ menu })
  }

  setProblems(problems: readonly Problem[]): void {
    this.#set({ problems })
  }

  markDrop(drop: DropMark | null): void {
    const { drop: old } = this.#state
    if (drop?.element === old?.element && drop?.edge === old?.edge && drop?.refused?.code === old?.refused?.code) return
    this.#set({ drop })
  }

  /** Removes the drop mark and applies the drop. */
  endDrag(drop: () => void): void {
    this.#together(() => {
      this.markDrop(null)
      drop()
    })
  }

  /** Inserts new fields at the place determined by the selection (design section 7). */
  insert(fields: readonly Field[], to = this.#placeForNew()): void {
    this.#together(() => {
      const { refused, select } = this.run({ type: 'add', fields, to, stamp: Date.now() })
      if (refused || select === null) return
      const added = fieldsAt(this.document, to).slice(to.index, to.index + fields.length)
      if (added.length > 1) this.choose(added.flatMap(({ key }) => key ?? []))
      if (added.length > 1) this.say('say.insertedMany', { count: added.length })
      else this.say('say.inserted', { field: nameOf(this.document, select, this.lang) })
    })
  }

  #placeForNew() {
    const { selection, place, openTabs } = this.#state
    const selected = selection.at(-1)
    return placeForNew(this.document, selected, place, openTabs.get(selected ?? ''))
  }

  remove(ids: readonly string[] = this.#state.selection): void {
    this.#together(() => {
      const count = outermost(this.document, ids).length
      if (count === 0) return
      this.run({ type: 'remove', ids })
      this.say('say.removed', { count })
    })
  }

  /** Copies to directly after the last original, in one step. */
  duplicate(ids: readonly string[] = this.#state.selection): void {
    const block = outermost(this.document, ids)
    const last = block.at(-1)
    if (!last) return
    const to = { parent: last.parent?.id ?? null, slot: last.slot, index: last.position + 1 }
    this.insert(
      block.map(({ field }) => field),
      to,
    )
  }

  move(direction: Direction): void {
    const { selection } = this.#state
    const to = placeForMove(this.document, selection, direction)
    if (to) this.moveTo(to)
    else this.say('say.noWay')
  }

  moveTo(to: Position, ids: readonly string[] = this.#state.selection): void {
    this.#together(() => {
      const { refused, select } = this.run({ type: 'move', ids, to })
      if (!refused && select !== null) this.say('say.moved', { field: nameOf(this.document, select, this.lang) })
    })
  }

  /** The selected fields as text; undefined without a selection. */
  copyText(): string | undefined {
    const fields = outermost(this.document, this.#state.selection).map(({ field }) => field)
    if (fields.length === 0) return undefined
    this.say('say.copied', { count: fields.length })
    return clipboardText(fields)
  }

  pasteText(text: string): void {
    const fields = fieldsOfText(text)
    if (fields) this.insert(fields)
    else this.fail('say.notPasted')
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** Commands that change the selection: to what was added, or to the neighbour of what was removed. */
const SELECTS: ReadonlySet<Command['type']> = new Set(['add', 'copy', 'remove', 'import', 'reset'])

/** Moved fields all stay selected; undefined keeps the selection. */
function chosenAfter(command: Command, { select }: Applied): readonly string[] | undefined {
  if (command.type === 'move') return command.ids
  if (!SELECTS.has(command.type)) return undefined
  return select === null ? [] : [select]
}

/** Fields as text for the clipboard: plain JSON, usable across forms, browser tabs and editors. */
const clipboardText = (fields: readonly Field[]): string => JSON.stringify({ list: fields }, null, 2)

/** The fields of a text that `clipboardText` made, or of a whole form; undefined for any other text. */
function fieldsOfText(text: string): readonly Field[] | undefined {
  try {
    const value = JSON.parse(text) as Json
    if (!isObject(value) || !isList(value.list) || value.list.length === 0) return undefined
    const read = readDocument({ list: value.list, config: defaultConfig })
    return read.ok ? read.document.list : undefined
  } catch {
    return undefined
  }
}
