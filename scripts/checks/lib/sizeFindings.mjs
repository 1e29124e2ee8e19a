import { percentile } from './measure.mjs'
import { isGenerated, isTest } from './source.mjs'

export const LIMITS = { median: 75, p95: 250, longest: 400, registers: 1300, architecture: 120, adr: 40 }

/**
 * @param {{ file: string, lines: number }[]} sources hand-written and generated .ts/.tsx/.mjs
 * @param {{ file: string, lines: number }[]} documents markdown files
 */
export function sizeFindings(sources, documents) {
  const handWritten = sources.filter(({ file }) => !isGenerated(file))
  const sizes = handWritten.filter(({ file }) => !isTest(file)).map(({ lines }) => lines)
  const registers = handWritten.filter(({ file }) => /^apps\/[^/]+\/src\/registers\//.test(file) && !isTest(file))
  const figures = {
    files: sizes.length,
    median: percentile(sizes, 0.5),
    p95: percentile(sizes, 0.95),
    longest: Math.max(0, ...handWritten.map(({ lines }) => lines)),
    registers: registers.reduce((sum, { lines }) => sum + lines, 0),
  }
  return {
    figures,
    findings: [...overall(figures), ...handWritten.flatMap(tooLong), ...documents.flatMap(longDocument)],
  }
}

function overall({ files, median, p95, registers }) {
  const findings = []
  if (files === 0) findings.push('0 source files were read')
  if (median > LIMITS.median) findings.push(`median: a file has ${median} lines, at most ${LIMITS.median}`)
  if (p95 > LIMITS.p95) findings.push(`p95: 95 % of the files are under ${p95} lines, at most ${LIMITS.p95}`)
  if (registers > LIMITS.registers)
    findings.push(`registers: ${registers} lines over both apps, at most ${LIMITS.registers}: the noun should own it`)
  return findings
}

const tooLong = ({ file, lines }) =>
  lines > LIMITS.longest ? [`${file}: ${lines} lines, at most ${LIMITS.longest}: it holds more than one thing`] : []

function longDocument({ file, lines }) {
  const limit = file === 'ARCHITECTURE.md' ? LIMITS.architecture : file.startsWith('docs/adr/') ? LIMITS.adr : Infinity
  return lines > limit ? [`${file}: ${lines} lines, at most ${limit}`] : []
}
