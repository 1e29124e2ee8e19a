import type { CompiledForm } from '@shouya/forms/compiledForm'
import { tabsOf } from '@shouya/forms/indexDocument'
import type { ScopeNode } from './nodes.ts'

/** The number of visible fields in each tab that show an error, cells of batches included. */
export function wrongByTab(form: CompiledForm, top: ScopeNode, tabs: string, count: number): readonly number[] {
  const counts = new Array<number>(count).fill(0)
  const add = (scope: ScopeNode) => {
    for (const [id, issues] of scope.issues) {
      if (!issues.some(({ level }) => level === 'error') || !scope.state.fields.get(id)?.visible) continue
      const entry = form.byId.get(id)?.entry
      const column = entry && tabsOf(entry).find((tab) => tab.id === tabs)?.column
      if (column !== undefined && column < count) counts[column] = (counts[column] ?? 0) + 1
    }
    for (const rows of scope.rows.values()) for (const row of rows) add(row)
  }
  add(top)
  return counts
}
