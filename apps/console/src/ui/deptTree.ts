type Dept = {
  id: number
  parent_id: number | null
  dept_name: string
  dept_code: string
  short_name?: string | null
  status: number
}
export type DeptNode = { value: number; title: string; search: string; disabled: boolean; children: DeptNode[] }

/** The tree of a scope: a unit whose parent is out of scope is a root. */
export function deptTree(depts: readonly Dept[]): DeptNode[] {
  const nodes = new Map(
    depts.map(({ id, dept_name, dept_code, short_name, status }): [number, DeptNode] => [
      id,
      {
        value: id,
        title: dept_name,
        search: [dept_name, dept_code, short_name].filter(Boolean).join(' ').toLowerCase(),
        disabled: status === 0,
        children: [],
      },
    ]),
  )
  const roots: DeptNode[] = []
  for (const { id, parent_id } of depts) {
    const node = nodes.get(id)
    const parent = parent_id === null ? undefined : nodes.get(parent_id)
    if (node) (parent?.children ?? roots).push(node)
  }
  return roots
}
