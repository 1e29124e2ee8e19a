// The actions that the benchmark runs in a page, the same for all sides. A side registers its program and is measured
// by `window.bench`.

const TIMEOUT = 30_000

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Requested in a frame, it runs after the browser has laid out and painted that frame. */
function painted() {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(0)
  })
}

/**
 * Milliseconds from the beginning of an act until `done` holds and has been painted. The act begins with a frame, so
 * that a side that finishes within it does not wait for the next one.
 */
async function time(act, done) {
  await frame()
  const began = performance.now()
  void act()
  // A library's microtasks are part of the act.
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
 * How the sides hide a row that they keep. Asking the browser (`checkVisibility`) would force layout of what is off the
 * screen, which users do not pay for.
 */
const HIDDEN = '[hidden], .ant-form-item-hidden, [style*="display: none"]'

/** @param program of one side: see `peers/plain.mjs` */
export function register(program) {
  const { label, error, control } = program
  const labels = () => [...document.querySelectorAll(label)]
  const takesInput = (index) => control(index)?.matches('input, select, textarea, [role=combobox]') === true

  function onScreenTakesInput() {
    for (const [index, label] of labels().entries()) {
      if (label.getBoundingClientRect().top > window.innerHeight) return true
      if (!takesInput(index)) return false
    }
    return true
  }
  const visible = () => labels().filter((label) => !label.closest(HIDDEN)).length
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
    /** Mounts the controls of all fields, as printing does; 0 where they are always mounted. */
    mountAll: (expected) =>
      program.mountAll
        ? time(program.mountAll, () => {
            for (let index = 0; index < expected; index++) if (!takesInput(index)) return false
            return true
          })
        : 0,
    /** Focuses the place of a field, as Tab does. */
    focus: (index) =>
      time(
        () => (program.focus ? program.focus(index) : control(index).focus()),
        () => takesInput(index) && control(index) === document.activeElement,
      ),
    scrollTo: (index) => {
      labels()[index]?.scrollIntoView({ block: 'center' })
    },
    strokes: () => strokes.splice(0),
    submit: (expected) => time(program.submit, () => count(error) >= expected),
    setAll: (expected) =>
      time(
        () => program.setAll(),
        () => {
          for (let index = 0; index < expected; index += 4)
            if (takesInput(index) && control(index).value !== 'Abc') return false
          return true
        },
      ),
    hide: (indexes, left) =>
      time(
        () => program.hide(indexes),
        () => visible() === left,
      ),
    show: (indexes, all) =>
      time(
        () => program.show(indexes),
        () => visible() === all,
      ),
  }
}
