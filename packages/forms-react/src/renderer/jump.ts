import { tabsOf } from '@shouya/forms/indexDocument'
import { flushSync } from 'react-dom'
import { revealRow } from './batch/reveal.ts'
import { controlId } from './ids.ts'
import { type FormStore, nodeOf } from './store/formStore.ts'
import type { Place } from './store/locate.ts'
import { openTab } from './store/openTab.ts'

/** Calls when the browser has shown what was just changed; in a hidden tab soon. */
function afterPaint(call: () => void): void {
  const once = { done: false }
  const run = () => {
    if (!once.done) call()
    once.done = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, 200)
}

/**
 * As `jump`, after the issues of a form that was just judged are on the screen: they come first, and scrolling to a place
 * whose controls have to be made takes as long again.
 */
export const jumpSoon = (store: FormStore, prefix: string, place: Place): void =>
  afterPaint(() => jump(store, prefix, place))

/** Frames in which a row of a long batch comes into its window. */
const PATIENCE = 20

/** Opens the tabs around a field at any depth, brings its row into the window, scrolls to it and gives it the focus. */
export function jump(store: FormStore, prefix: string, place: Place): void {
  const entry = store.form.byId.get(place.id)?.entry
  flushSync(() => {
    for (const { id, column } of entry ? tabsOf(entry) : []) openTab(store, { scope: store.top, id }, column)
  })
  const batch = entry?.batch && nodeOf(store, store.top, entry.batch.id)
  const index = batch ? batch.read().rows.indexOf(place.scope) : -1
  if (batch) {
    // The batch itself may still be far from the screen.
    document.getElementById(controlId(prefix, batch))?.focus({ preventScroll: true })
    revealRow(batch, index)
  }
  focusSoon(controlId(prefix, place), PATIENCE)
}

function focusSoon(id: string, patience: number): void {
  const element = document.getElementById(id)
  if (element) focusInside(id, element)
  else if (patience > 0) requestAnimationFrame(() => focusSoon(id, patience - 1))
}

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]'

function focusInside(id: string, element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  // A field far from the screen makes its control when its place gets the focus.
  element.focus({ preventScroll: true })
  const made = document.getElementById(id)
  if (made && !made.matches('input, textarea, button, [contenteditable="true"]'))
    made.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  requestAnimationFrame(() => settle(id, PATIENCE))
}

/** What lies above gets its true height only when it comes near, and pushes the field away again. */
function settle(id: string, patience: number): void {
  const element = document.getElementById(id)
  if (!element || patience === 0) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => settle(id, patience - 1))
}
