/** Lines as an editor counts them: a closing newline opens no further line. */
export function measure(text) {
  const lines = text.replace(/\n$/, '').split('\n')
  return { lines: lines.length, comments: countComments(lines) }
}

function countComments(lines) {
  let inside = false
  let count = 0
  for (const line of lines.map((each) => each.trim())) {
    const opens = line.startsWith('/*')
    if (inside || opens || line.startsWith('//') || line.startsWith('{/*')) count += 1
    if (opens || line.startsWith('{/*')) inside = true
    if (inside && line.includes('*/')) inside = false
  }
  return count
}

/** Nearest-rank percentile; 0 when there is nothing. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
