/** A collection of the demonstration. Days are counted from today. */
export type Plan = {
  readonly title: string
  readonly content: string
  readonly category: 1 | 2 | 3 | 4
  /** Head office asks all outlets, the shown branch its own. */
  readonly by: 'head' | 'branch'
  /** Of the first day; null: a draft. */
  readonly published: number | null
  readonly deadline: number
  /** Of a hundred receivers, so many have handed in. */
  readonly share: number
  readonly need_audit: boolean
  readonly late_days?: number
  readonly form?: true
  readonly end?: 'closed' | 'withdrawn'
}

/** The first three are those of domain 6.2. */
export const plans: readonly Plan[] = [
  {
    title: '春节前安全大检查报送',
    content: '请各网点报送节前安全检查情况：物防、技防、消防各一张照片，有隐患的附整改照片。',
    ...{ category: 2, by: 'head', published: -34, deadline: -24, share: 98, need_audit: true },
  },
  {
    title: '自卫器械清点表',
    content: '请按实际清点填写自卫器械的种类、数量和完好情况，缺损的在备注中说明。',
    ...{ category: 4, by: 'head', published: -3, deadline: 12, share: 55, need_audit: true, late_days: 5, form: true },
  },
  {
    title: '消防通道照片采集',
    content: '请报送消防通道、安全出口和应急照明的现状照片。',
    ...{ category: 2, by: 'head', published: null, deadline: 14, share: 0, need_audit: true },
  },
  {
    title: '营业场所视频监控时钟核对',
    content: '请核对录像机、报警主机与北京时间的误差，拍照报送，误差超过 30 秒的须校时后再报。',
    ...{ category: 2, by: 'branch', published: -2, deadline: 1, share: 60, need_audit: true },
  },
  {
    title: '四季度安全保卫工作总结',
    content: '请按附件提纲报送本季度安全保卫工作总结，由网点负责人签字后扫描上传。',
    ...{ category: 3, by: 'branch', published: -20, deadline: -6, share: 100, need_audit: true, end: 'closed' },
  },
  {
    title: '节假日值班安排表',
    content: '请报送节假日值班安排和值班人员联系电话。',
    ...{ category: 1, by: 'head', published: -60, deadline: -52, share: 100, need_audit: false, end: 'closed' },
  },
  {
    title: '守押交接场所照片更新',
    content: '请报送款箱交接场所的照片，含停车位、交接窗口和监控覆盖范围。',
    ...{ category: 2, by: 'branch', published: -1, deadline: 6, share: 0, need_audit: true, end: 'withdrawn' },
  },
]
