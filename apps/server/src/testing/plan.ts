import type { TestApp } from './testApp.ts'

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Subplan Name'?: string
  'Actual Loops': number
  Plans?: Node[]
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** The executed plan: the indexes used, the pages touched, and the parts that ran once per row instead of once. */
export async function planOf(t: TestApp, query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
  const { pool } = t.services.database
  // Statistics belong to the owner's tables; the planner needs them to choose as on real data.
  const { sql: text, parameters } = query.compile()
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters])
  const root = rows[0]['QUERY PLAN'][0].Plan as Node
  const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)]
  const nodes = walk(root)
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    scans: nodes.map((node) => node['Node Type']).filter((type) => type === 'Seq Scan'),
    perRow: nodes
      .filter((node) => node['Subplan Name'] && node['Actual Loops'] > 1)
      .map((node) => node['Subplan Name']),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
  }
}
