/** Prints the findings and exits with 1, or prints one line about what holds. */
export function report(name, findings, holds) {
  if (findings.length === 0) {
    console.log(`${name}: ${holds}`)
    return
  }
  for (const finding of findings) console.error(`${name}: ${finding}`)
  console.error(`${name}: ${findings.length} finding(s)`)
  process.exitCode = 1
}

/** The differences between the expected and the actual findings of a self-test. */
export function difference(expected, actual) {
  return {
    missing: [...expected].filter((item) => !actual.has(item)),
    unexpected: [...actual].filter((item) => !expected.has(item)),
  }
}
