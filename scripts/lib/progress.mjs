const terminal = process.stdout.isTTY === true

/** What is being done, with the time at which it began. */
const running = new Map()
let clock

const seconds = (began, digits) => `${((Date.now() - began) / 1000).toFixed(digits)} s`

/** In a terminal a line that counts, which `end` replaces; in a log a line now and then. */
function tick() {
  const texts = [...running].map(([label, began]) => `${label} ${seconds(began, 0)}`).join(', ')
  process.stdout.write(terminal ? `\r\x1b[K${texts}` : `${texts} …\n`)
}

/** Shows what is being done, possibly several things at once, and for how long. */
export async function progress(label, work) {
  const began = Date.now()
  running.set(label, began)
  clock ??= setInterval(tick, terminal ? 1000 : 15_000)
  if (terminal) tick()
  const end = (mark) => {
    running.delete(label)
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${label} ${mark} ${seconds(began, 1)}\n`)
    if (running.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
  try {
    const result = await work()
    end(result?.ok === false ? '✗' : '✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}
