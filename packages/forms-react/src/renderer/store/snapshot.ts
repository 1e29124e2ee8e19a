import type { CompiledField, CompiledForm } from '@shouya/forms/compiledForm'
import { currentValue, type FieldState } from '@shouya/forms/formState'
import { tabsOf } from '@shouya/forms/indexDocument'
import type { Issue } from '@shouya/forms/issue'
import { isList } from '@shouya/forms/json'
import type { FieldSnapshot, ScopeNode } from './nodes.ts'
import type { Transfer } from './transfer.ts'

const NO_ISSUES: readonly Issue[] = []
const NO_ROWS: readonly ScopeNode[] = []
const NO_TRANSFERS: readonly Transfer[] = []
const NO_TABS: readonly number[] = []
const GONE: FieldState = {
  visible: false,
  required: false,
  disabled: true,
  forbidden: false,
  computed: false,
  options: undefined,
}

/** The current snapshot of a field. Unchanged parts keep their identity, so that components do not render again. */
export function snapshotOf(form: CompiledForm, scope: ScopeNode, id: string, previous?: FieldSnapshot): FieldSnapshot {
  const compiled = form.byId.get(id) as CompiledField
  const state = scope.state.fields.get(id) ?? GONE
  const { columns } = compiled.field
  const wrong =
    compiled.field.type === 'tabs' && isList(columns) ? wrongByTab(form, scope, id, columns.length) : NO_TABS
  return {
    field: compiled.field,
    model: compiled.model,
    value: compiled.model === '' || compiled.rows ? null : currentValue(scope.state, compiled.model),
    state: previous && sameState(previous.state, state) ? previous.state : state,
    issues: scope.issues.get(id) ?? NO_ISSUES,
    rows: scope.rows.get(id) ?? NO_ROWS,
    transfers: scope.transfers.get(id) ?? NO_TRANSFERS,
    tab: scope.tabs.get(id) ?? 0,
    wrong: previous && sameItems(previous.wrong, wrong) ? previous.wrong : wrong,
  }
}

export const sameSnapshot = (a: FieldSnapshot, b: FieldSnapshot): boolean =>
  (Object.keys(a) as (keyof FieldSnapshot)[]).every((key) => a[key] === b[key])

const sameState = (a: FieldState, b: FieldState): boolean =>
  a === b ||
  (a.visible === b.visible &&
    a.required === b.required &&
    a.disabled === b.disabled &&
    a.forbidden === b.forbidden &&
    a.computed === b.computed &&
    sameItems(a.options, b.options))

export function sameItems<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean {
  return a === b || (a !== undefined && a.length === b?.length && a.every((item, index) => item === b[index]))
}

/** The number of visible fields in each tab that show an error, cells of batches included. */
function wrongByTab(form: CompiledForm, top: ScopeNode, tabs: string, count: number): readonly number[] {
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
