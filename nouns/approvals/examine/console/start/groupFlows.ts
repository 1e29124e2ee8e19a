type Flow = { id: number; flow_name: string; category_name: string; remark: string | null }

export type FlowGroup<F> = { name: string; flows: F[] }

/** Flows by category in order, filtered by a word in name, remark or category. */
export function groupFlows<F extends Flow>(flows: readonly F[], word: string): FlowGroup<F>[] {
  const search = word.trim().toLowerCase()
  const matching = flows.filter((flow) =>
    [flow.flow_name, flow.remark ?? '', flow.category_name].some((text) => text.toLowerCase().includes(search)),
  )
  return [...Map.groupBy(matching, ({ category_name }) => category_name)].map(([name, own]) => ({ name, flows: own }))
}
