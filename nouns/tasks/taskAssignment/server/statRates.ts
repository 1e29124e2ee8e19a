/** The numbers of tasks in the statistics of a unit, a type or all. */
export const taskKeys = ['total', 'done', 'done_late', 'overdue', 'open', 'exempt'] as const
/** What registers say beside them. */
export const qualityKeys = [
  ...(['abnormal', 'rectify_total', 'rectify_closed'] as const),
  ...(['runs', 'runs_punctual', 'handed', 'handed_consistent'] as const),
]
export type Counts = Record<(typeof taskKeys)[number], number>
export type Quality = Record<(typeof qualityKeys)[number], number>

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of)

/** 完成率 and 及时率 of some counts (domain 5.2): what is exempt was not due. */
export function withRates(counts: Counts) {
  const { total, done, done_late, exempt } = counts
  const due = total - exempt
  return { ...counts, completion: share(done + done_late, due), timely: share(done, due) }
}

/** 整改率, 押运准点率, 交接一致率. */
export const qualityRates = (of: Quality) => ({
  rectify_rate: share(of.rectify_closed, of.rectify_total),
  on_time_rate: share(of.runs_punctual, of.runs),
  consistent_rate: share(of.handed_consistent, of.handed),
})

export const summed = <K extends string>(keys: readonly K[], all: readonly Record<K, number>[]) =>
  Object.fromEntries(keys.map((key) => [key, all.reduce((sum, counts) => sum + counts[key], 0)])) as Record<K, number>
