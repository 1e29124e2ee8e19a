/** A share of one in per cent with a decimal; where nothing was due there is none. */
export const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)}%`)

/** The columns of the file, in its order. */
export const statColumns = [
  ...(['dept_name', 'total', 'done', 'done_late', 'overdue', 'open', 'exempt', 'completion', 'timely'] as const),
  ...(['abnormal', 'rectify_total', 'rectify_closed', 'rectify_rate'] as const),
  ...(['runs', 'on_time_rate', 'handed', 'consistent_rate'] as const),
]
