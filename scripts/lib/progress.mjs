const terminal = process.stdout.isTTY === true

/** Shows what is being done and for how long: a running clock in a terminal, a line now and then in a log. */
export async function progress(label, work) {
  const began = Date.now()
  const seconds = (digits) => `${((Date.now() - began) / 1000).toFixed(digits)} s`
  process.stdout.write(label)
  const tick = () => process.stdout.write(terminal ? `\r${label} ${seconds(0)}` : ` ${seconds(0)} …`)
  const clock = setInterval(tick, terminal ? 1000 : 15_000)
  const end = (mark) => {
    clearInterval(clock)
    process.stdout.write(terminal ? `\r${label} ${mark} ${seconds(1)}\n` : ` ${mark} ${seconds(1)}\n`)
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
