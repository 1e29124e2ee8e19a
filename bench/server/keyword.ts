import { interleave } from '../lib/interleave.ts'
import type { Line } from '../lib/report.ts'
import type { World } from './world.ts'

const RUNS = 10

/** Row "Keyword": the search that `matching` writes, with its index and without any, over the filled register. */
export async function keyword({ query }: World): Promise<Line[]> {
  const search = (word: string, index: 'on' | 'off') => async () => {
    await query(`set enable_bitmapscan = ${index}`)
    const began = performance.now()
    for (let i = 0; i < (index === 'on' ? RUNS : 1); i++) {
      const condition = `bigrams(search_text) @> bigrams($1) and search_text like $2`
      const plain = index === 'on' ? condition : 'search_text like $2 and $1::text is not null'
      await query(`select count(*) from room_key where ${plain}`, [word, `%${word}%`])
      await query(`select * from room_key where ${plain} order by handover_time desc, id desc limit 20`, [
        word,
        `%${word}%`,
      ])
    }
    return (performance.now() - began) / (index === 'on' ? RUNS : 1)
  }
  const lines: Line[] = []
  for (const [word, name, bar] of [
    ['钟离修竹', '1,000 hits', 3],
    ['欧阳长庚', '10 % hits', 0.9],
  ] as const) {
    const [ours, theirs] = await interleave(search(word, 'on'), search(word, 'off'))
    lines.push({
      row: `Keyword in 1 M rows, ${name}`,
      ours: `${ours.toFixed(0)} ms`,
      against: `${theirs.toFixed(0)} ms without an index`,
      ratio: theirs / ours,
      bar,
    })
  }
  await query('reset enable_bitmapscan')
  return lines
}
