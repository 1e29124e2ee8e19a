import type { InputIssue } from '@shouya/contract/envelope'

/** What the server refused of the people that were picked, by node. */
export const pickIssues = (issues: readonly InputIssue[]): Record<string, string> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [picks, node] = path.split('.')
      return picks === 'picks' && node ? [[node, message]] : []
    }),
  )
