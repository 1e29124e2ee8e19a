/** Typical problems by the category of the item (dictionary check_category). */
const problems: Readonly<Record<number, readonly [string, ...string[]]>> = {
  1: ['后门联动门闭门器不回位', '边门锁舌磨损，关闭不严', '卷帘门导轨变形'],
  2: ['2号枪机画面被树枝遮挡', '报警主机电池电压低', '录像机时间快三分钟'],
  3: ['防护装备一件过期', '自卫器械未归位'],
  4: ['一具灭火器压力不足', '疏散通道堆放宣传物料'],
  5: ['配电箱未上锁', '插线板老化发热'],
  6: ['昨日登记簿一处未签字', '外来人员登记缺离开时间'],
  7: ['门前堆放杂物影响视线', '营业厅灯箱一处不亮'],
  8: ['保安员未佩戴证件', '巡查记录缺一次'],
  9: ['自助机防窥罩松动', '自助区求助对讲无声'],
}

const measures = [
  '已更换损坏部件并测试正常',
  '已清理并安排专人每日查看',
  '已联系维保到场修复',
  '已现场整改并培训当班人员',
]

/** One of the typical problems of a category. */
export const problemOf = (category: number, pick: number): string => {
  const list = problems[category] ?? ['设施异常需要处理']
  return list[pick % list.length] ?? list[0] ?? ''
}

/** The measure taken. */
export const measureOf = (pick: number): string => measures[pick % measures.length] ?? ''
