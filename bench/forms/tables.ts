import { type Line, median, table } from '../lib/report.ts'
import type { Page } from './build.ts'
import type { Figures } from './measure.ts'

/** The figures of a side in every round; undefined where it failed. */
export type Rounds = readonly (Figures | undefined)[]

export interface Side {
  readonly name: string
  readonly rounds: Rounds
}

const NAMES: Readonly<Record<string, string>> = {
  ours: 'Shouya',
  plain: 'plain DOM',
  antd: 'antd Form 6.6',
  hookForm: 'react-hook-form 7.92 + antd',
  formily: 'Formily 2.3 + antd 5',
  survey: 'SurveyJS 3.0',
  formJs: 'form-js 1.23',
  kForm: 'k-form-design 3.8',
}

type Pick = (figures: Figures) => number

const medianOf = (rounds: Rounds, pick: Pick): number =>
  median(rounds.flatMap((figures) => (figures ? [pick(figures)] : [])).filter((value) => !Number.isNaN(value)))

const ACTS = ['mount', 'again', 'mountAll', 'jump', 'stroke', 'submit', 'setAll', 'hide', 'show'] as const

const WORDS: Readonly<Record<(typeof ACTS)[number], string>> = {
  mount: 'mount, the first form of the page',
  again: 'mount, a form after it',
  mountAll: 'then all controls',
  jump: 'focus on the last field',
  stroke: 'a key stroke',
  submit: 'submit, all wrong',
  setAll: 'set all',
  hide: 'hide 100',
  show: 'show 100',
}

const number = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0))
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** All figures of every side at one size: milliseconds until painted, and processor time of the main thread. */
function all(sides: readonly Side[]): string {
  const lines = ACTS.map((act) =>
    row(
      WORDS[act],
      ...sides.map(
        ({ rounds }) =>
          `${number(medianOf(rounds, (figures) => figures[act].time))} / ${number(medianOf(rounds, (figures) => figures[act].cpu))}`,
      ),
    ),
  )
  const heaps = (
    [
      ['heap', 'heap, MB'],
      ['heapAll', 'heap with the browser’s objects, MB'],
    ] as const
  ).map(([key, words]) => row(words, ...sides.map(({ rounds }) => number(medianOf(rounds, (figures) => figures[key])))))
  const head = [
    row('ms / ms CPU', ...sides.map(({ name }) => NAMES[name] ?? name)),
    row('---', ...sides.map(() => '--:')),
  ]
  return [...head, ...lines, ...heaps].join('\n')
}

/**
 * The limit applies to the time that users wait and, since other load on the machine delays that, to the processor time
 * too.
 */
const both = (words: string, act: (typeof ACTS)[number], limit: number): readonly Bar[] => [
  [words, ({ [act]: timed }) => timed.time, limit],
  [`CPU of ${words}`, ({ [act]: timed }) => timed.cpu, limit],
]

type Bar = readonly [words: string, pick: Pick, limit: number]

/** The limits of the design, as multiples of plain DOM. */
const BARS: readonly Bar[] = [
  ...both('mount, the first form of the page', 'mount', 1),
  ...both('mount, a form after it', 'again', 1),
  ['CPU of a key stroke', ({ stroke }) => stroke.cpu, 1],
  ...both('submit with every field wrong', 'submit', 2),
  ...both('set all', 'setAll', 3),
  ['heap of JavaScript', ({ heap }) => heap, 10],
  ['heap with the browser’s objects', ({ heapAll }) => heapAll, 10],
]
const FLAGS: readonly Bar[] = [...both('hide 100 of 200', 'hide', 1.5), ...both('show 100 of 200', 'show', 1.5)]

function against(name: string, ours: Rounds, plain: Rounds, bars: readonly Bar[]): Line[] {
  return bars.map(([words, pick, limit]) => {
    const [a, b] = [medianOf(ours, pick), medianOf(plain, pick)]
    const unit = words.startsWith('heap') ? 'MB' : 'ms'
    return {
      row: `${name}: ${words}`,
      ours: `${number(a)} ${unit}`,
      against: `${number(b)} ${unit} plain DOM`,
      ratio: b / a,
      bar: 1 / limit,
    }
  })
}

const HOW = `Chromium at 1280 × 800, a fresh page for each run of each side, all of them in turns. Text, number, select and checkbox in
turn, all required, text and number with a pattern; plain DOM is inputs of the browser with a listener each. **Time** runs from
the beginning of a frame until what was asked for has been painted: for *mount* every label in the page and a control for each
field on the screen, for *submit* every issue, for *hide* and *show* every other field of the first 200. **CPU** is the
processor's time of the page's main thread (script, style, layout, paint). **Heap** is the growth of \`usedSize\`
(\`Runtime.getHeapUsage\`) from the page with its library loaded to the page with the form standing, after collection; with the
browser's objects \`embedderHeapUsedSize\` too. \`-\`: it does not come to an end; a side that needs more than two
minutes for a round has one round. Of rows in a batch only those in its window are in
the page with their issues; all are judged.`

const roundsOf = (sides: readonly Side[] | undefined, name: string): Rounds =>
  sides?.find((side) => side.name === name)?.rounds ?? []

/** The part of the results about forms. */
export function report(
  pages: readonly Page[],
  runs: ReadonlyMap<number, readonly Side[]>,
  nested: { readonly ours: Rounds; readonly plain: Rounds },
): string {
  const bars = [
    ...against('1,000 fields', roundsOf(runs.get(1000), 'ours'), roundsOf(runs.get(1000), 'plain'), BARS),
    ...against('Form', roundsOf(runs.get(200), 'ours'), roundsOf(runs.get(200), 'plain'), FLAGS),
    ...against('Tabs, grids, 200 rows', nested.ours, nested.plain, BARS),
  ]
  const sizes = pages.map(({ name, size }) => `${NAMES[name] ?? name} ${size.toFixed(0)} kB`).join(' · ')
  return [
    HOW,
    table(bars),
    `JavaScript and styles of each page, brotli: ${sizes}.`,
    ...[...runs].map(([count, sides]) => `### ${count} fields\n${all(sides)}`),
  ].join('\n\n')
}
