/** Lines as an editor counts them: a trailing newline does not start another line. */
export function measure(text) {
  const lines = text.replace(/\n$/, '').split('\n')
  return { lines: lines.length, comments: countComments(lines) }
}

function countComments(lines) {
  let inComment = false
  let count = 0
  for (const line of lines.map((rawLine) => rawLine.trim())) {
    const opens = line.startsWith('/*')
    if (inComment || opens || line.startsWith('//') || line.startsWith('{/*')) count += 1
    if (opens || line.startsWith('{/*')) inComment = true
    if (inComment && line.includes('*/')) inComment = false
  }
  return count
}

/** Nearest-rank percentile; 0 for an empty list. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
