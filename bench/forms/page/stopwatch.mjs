// What the benchmark asks of a page, the same for all sides. A side registers its program and is measured by `window.bench`.

const TIMEOUT = 30_000

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Asked for in a frame, it comes when the browser has laid out and painted that frame. */
function painted() {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/**
 * Milliseconds from the beginning of an act until `done` holds and has been painted. The act begins with a frame, so that
 * nobody waits for the next one who is done within it.
 */
async function time(act, done) {
  await frame()
  const began = performance.now()
  void act()
  // What a library does in a microtask is part of the act.
  for (let turn = 0; turn < 10; turn++) await undefined
  while (!done()) {
    if (performance.now() - began > TIMEOUT) throw new Error('not done')
    await frame()
  }
  await painted()
  return performance.now() - began
}

const count = (selector) => document.querySelectorAll(selector).length

/**
 * How the sides hide a row that they keep. To ask the browser (`checkVisibility`) would have it lay out what is off the
 * screen, which nobody who fills in a form pays for.
 */
const HIDDEN = '[hidden], .ant-form-item-hidden, [style*="display: none"]'

/** @param program of one side: see `peers/plain.mjs` */
export function register(program) {
  const { label, error, control } = program
  const labels = () => [...document.querySelectorAll(label)]
  const takesInput = (at) => control(at)?.matches('input, select, textarea, [role=combobox]') === true

  function onScreenTakesInput() {
    for (const [at, each] of labels().entries()) {
      if (each.getBoundingClientRect().top > window.innerHeight) return true
      if (!takesInput(at)) return false
    }
    return true
  }
  const visible = () => labels().filter((each) => !each.closest(HIDDEN)).length
  const strokes = []
  document.addEventListener(
    'keydown',
    () => {
      const began = performance.now()
      requestAnimationFrame(() => void painted().then(() => strokes.push(performance.now() - began)))
    },
    { capture: true },
  )

  window.bench = {
    mount: (wanted, expected) =>
      time(
        () => program.mount(document.getElementById('root'), wanted),
        () => count(label) >= expected && onScreenTakesInput(),
      ),
    unmount: () => time(program.unmount, () => count(label) === 0),
    hides: () => (program.hide ? 1 : 0),
    /** Brings the controls of all fields into the page, as printing does; 0 where they are there anyway. */
    mountAll: (expected) =>
      program.mountAll
        ? time(program.mountAll, () => {
            for (let at = 0; at < expected; at++) if (!takesInput(at)) return false
            return true
          })
        : 0,
    /** Puts the focus on the place of a field, as Tab does. */
    focus: (at) =>
      time(
        () => (program.focus ? program.focus(at) : control(at).focus()),
        () => takesInput(at) && control(at) === document.activeElement,
      ),
    scrollTo: (at) => {
      labels()[at]?.scrollIntoView({ block: 'center' })
    },
    strokes: () => strokes.splice(0),
    submit: (expected) => time(program.submit, () => count(error) >= expected),
    setAll: (expected) =>
      time(
        () => program.setAll(),
        () => {
          for (let at = 0; at < expected; at += 4) if (takesInput(at) && control(at).value !== 'Abc') return false
          return true
        },
      ),
    hide: (places, left) =>
      time(
        () => program.hide(places),
        () => visible() === left,
      ),
    show: (places, all) =>
      time(
        () => program.show(places),
        () => visible() === all,
      ),
  }
}
