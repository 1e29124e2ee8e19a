import type { StateName } from '@shouya/noun/noun'
import type { feedback } from '../noun.ts'

type Said = { title: string; content: string; type: 1 | 2 | 3 | 4 | 5; page: string }

/** An entry of the demonstration: who by their user name, days ago, and how far it has come. */
export type FeedbackPlan = Said & {
  /** Null: nobody's. */
  by: string | null
  ago: number
  state: StateName<typeof feedback>
  reply?: string
  stars?: number
}

/** The samples of domain 9.6, and what people of other roles say. */
export const feedbackPlans: readonly FeedbackPlan[] = [
  {
    ...{ by: 'outlet_safety', ago: 12, type: 1, title: '打印页边距过大', page: '/form/daily/taskdaily/EscortList' },
    content: '打印款箱交接登记簿时左右页边距过大，箱号一列被挤成两行，请调整。',
    ...{ state: 'answered', reply: '已将登记簿的页边距调整为 12 毫米，请刷新页面后重新打印。', stars: 5 },
  },
  {
    ...{ by: 'escort_admin', ago: 6, type: 2, title: '建议款箱扫码批量', page: '/form/daily/taskdaily/EscortList' },
    content: '交接高峰时逐个扫码较慢，建议支持连续扫码，扫完一次提交。',
    state: 'working',
  },
  {
    ...{ by: 'outlet_teller', ago: 20, type: 1, title: '登录验证码刷新失败', page: '/dashboard/workplace' },
    content: '上午登录时验证码点了几次都不刷新，换浏览器后正常。',
    ...{ state: 'closed', reply: '当日网络短时中断所致，现已恢复。', stars: 4 },
  },
  {
    ...{ by: null, ago: 3, type: 4, title: '加班检查安排过于集中', page: '/report/dailytask' },
    content: '月底检查、演练、采集集中在同一周，建议统筹安排时间。',
    state: 'pending',
  },
  {
    ...{ by: null, ago: 15, type: 2, title: '希望夜间模式对比度再高一些', page: '/dashboard/workplace' },
    content: '夜间模式下表格次要文字偏暗，长时间看有些费眼。',
    ...{ state: 'answered', reply: '次要文字的对比度已提高到 4.5 : 1 以上，请刷新后查看。', stars: 4 },
  },
  {
    ...{ by: 'branch_security', ago: 2, type: 3, title: '某网点营业时间与实际不符', page: '/exception/dept' },
    content: '青梧路支行营业室周六实际营业到 16:00，系统里仍是 17:00，请核对。',
    state: 'pending',
  },
  {
    ...{ by: 'vendor', ago: 9, type: 2, title: '设备标签希望带联系电话', page: '/list/equipmentList' },
    content: '打印的设备标签建议加上 24 小时维保电话，便于网点直接联系。',
    ...{ state: 'rejected', reply: '标签幅面有限，扫码后的页面已显示维保电话，暂不增加。' },
  },
  {
    ...{ by: 'guard', ago: 1, type: 5, title: '出入登记能否记住常来单位', page: '/form/daily/taskdaily/InOutList' },
    content: '同一家保洁公司每天都来，希望单位名称能直接选。',
    state: 'pending',
  },
]
