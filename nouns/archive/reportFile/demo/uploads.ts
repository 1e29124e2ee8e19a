import type { Category } from '../rules.ts'

/** An uploaded file of the demonstration. */
export type Upload = {
  title: string
  category: Category
  /** Years before now of its period, and the rest of it: `Q3`, `-06`. */
  ago: number
  rest: string
  secret: 1 | 2 | 3
  /** What became of it. */
  fate: 'waiting' | 'archived' | 'lent' | 'held' | 'listed' | 'destroyed'
}

const upload = (
  title: string,
  category: Category,
  [ago, rest]: readonly [number, string],
  fate: Upload['fate'] = 'archived',
  secret: Upload['secret'] = 1,
): Upload => ({ title, category, ago, rest, fate, secret })

/** Two outlets have these, each its own. */
export const ofOutlets: readonly Upload[] = [
  upload('季度消防安全检查表（签字扫描件）', 14, [0, 'Q2']),
  upload('季度消防安全检查表（签字扫描件）', 14, [0, 'Q3'], 'waiting'),
  upload('应急预案演练记录（签字扫描件）', 13, [1, 'Q4']),
  upload('外来人员出入登记簿', 4, [5, '']),
  upload('外来人员出入登记簿', 4, [6, ''], 'listed'),
  upload('安全例会签到表', 6, [5, '-06'], 'held'),
  upload('安全例会签到表', 6, [6, '-06'], 'destroyed'),
]

/** And head office. */
export const ofHeadOffice: readonly Upload[] = [
  upload('守押人员年度绩效考核汇总', 8, [1, ''], 'archived', 2),
  upload('金库非常规出入审批卷', 10, [1, ''], 'lent', 3),
  upload('安防设备采购审批卷', 9, [2, ''], 'archived', 2),
]
