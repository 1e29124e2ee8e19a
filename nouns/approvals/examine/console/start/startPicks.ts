import type { DataOf } from '@shouya/console/api/path.ts'
import type { InputIssue } from '@shouya/contract/envelope'

/** Node → the people whom the initiator picked for it. */
export type Picks = Record<string, number[]>
export type PickNode = DataOf<'OaExamine/GetStart'>['picks'][number]

/** Nodes for which too few or too many people are picked. */
export const unpicked = (nodes: readonly PickNode[], picks: Picks): PickNode[] =>
  nodes.filter(({ node, min, max }) => {
    const count = picks[node]?.length ?? 0
    return count < min || count > max
  })

/** The picks of another version of the flow that this version needs too. */
export const pickable = (picks: Picks, nodes: readonly PickNode[]): Picks =>
  Object.fromEntries(Object.entries(picks).filter(([id]) => nodes.some(({ node }) => node === id)))

/** The server's errors about picked people, by node. */
export const pickIssues = (issues: readonly InputIssue[]): Record<string, string> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [picks, node] = path.split('.')
      return picks === 'picks' && node ? [[node, message]] : []
    }),
  )
