/** Prints what was found and leaves with 1, or says in one line what holds. */
export function report(name, findings, holds) {
  if (findings.length === 0) {
    console.log(`${name}: ${holds}`)
    return
  }
  for (const finding of findings) console.error(`${name}: ${finding}`)
  console.error(`${name}: ${findings.length} finding(s)`)
  process.exitCode = 1
}

/** What a self-test expected and did not get, both ways round. */
export function difference(expected, found) {
  return {
    missing: [...expected].filter((item) => !found.has(item)),
    unexpected: [...found].filter((item) => !expected.has(item)),
  }
}
