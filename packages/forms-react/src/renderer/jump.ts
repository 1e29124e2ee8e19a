import { tabsOf } from '@shouya/forms/indexDocument'
import { flushSync } from 'react-dom'
import { revealRow } from './batch/reveal.ts'
import { controlId } from './ids.ts'
import { type FormStore, nodeOf } from './store/formStore.ts'
import type { Place } from './store/locate.ts'
import { openTab } from './store/openTab.ts'

/** Runs a callback after the next paint; in a hidden tab, which does not paint, after 200 ms. */
function afterPaint(call: () => void): void {
  let isDone = false
  const run = () => {
    if (!isDone) call()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, 200)
}

/**
 * As `jump`, but after the issues of a form that was just judged have been painted: mounting the controls of a distant
 * field takes as long as showing all issues.
 */
export const jumpSoon = (store: FormStore, prefix: string, place: Place): void =>
  afterPaint(() => jump(store, prefix, place))

/** Frames to wait until a row of a long batch is mounted. */
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
    // The batch mounts its rows when it gets the focus.
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
  // A distant field mounts its control when its placeholder gets the focus.
  element.focus({ preventScroll: true })
  const control = document.getElementById(id)
  if (control && !control.matches('input, textarea, button, [contenteditable="true"]'))
    control.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  requestAnimationFrame(() => settle(id, PATIENCE))
}

/** Scrolls again while blocks above the field mount and change their height. */
function settle(id: string, patience: number): void {
  const element = document.getElementById(id)
  if (!element || patience === 0) return
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => settle(id, patience - 1))
}
