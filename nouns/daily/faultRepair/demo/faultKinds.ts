/** A typical fault of an outlet: device, kind, problem, level, measure. */
export type FaultKind = {
  device_type: number
  device_name: string | null
  location: string
  fault_type: number
  fault_desc: string
  impact: number
  temp_measure: string | null
  urgency: number
  handle_mode: number
  handle_result: string
}

type Row = readonly [
  device: number,
  name: string | null,
  place: string,
  type: number,
  desc: string,
  impact: number,
  measure: string | null,
  urgency: number,
  mode: number,
  result: string,
]

const rows: readonly [Row, ...Row[]] = [
  [
    1,
    '2号枪式摄像机',
    '营业厅北侧',
    2,
    '监视器上无图像，指示灯不亮',
    3,
    '安排保安在北侧加强巡视',
    2,
    2,
    '更换电源适配器后恢复',
  ],
  [
    1,
    '硬盘录像机',
    '监控设备间',
    4,
    '录像机硬盘告警，最近一小时无录像',
    3,
    '值班人员现场值守并手工登记',
    3,
    2,
    '更换硬盘，录像恢复正常',
  ],
  [1, '5号半球摄像机', '现金柜台', 3, '画面模糊，看不清票面', 2, null, 1, 2, '清洁镜头并重新调焦'],
  [
    2,
    '入侵报警主机',
    '监控设备间',
    5,
    '布防后第三防区误报',
    3,
    '关闭第三防区并安排人员值守',
    3,
    3,
    '更换红外探测器，测试正常',
  ],
  [
    3,
    '紧急按钮',
    '3号柜台',
    5,
    '按下后报警中心未收到信号',
    3,
    '柜员改用备用按钮并加派保安',
    3,
    3,
    '重新接线，与报警中心联测正常',
  ],
  [4, '联动门', '现金区入口', 8, '闭门器不回位，门不能自动关闭', 3, '安排保安在联动门处值守', 2, 2, '更换闭门器'],
  [5, '门禁读卡器', '后台通道', 6, '刷卡无反应，只能用密码进入', 2, null, 1, 2, '更换读卡器'],
  [8, '灭火器', '营业厅', 9, '两具灭火器将于本月到期', 1, null, 1, 1, '已送检并更换'],
  [10, 'UPS主机', '监控设备间', 1, '市电断开后不能切换到电池', 2, null, 2, 2, '更换蓄电池组'],
  [11, '自助区对讲', '自助服务区', 5, '求助对讲单向无声', 2, null, 1, 3, '更换话筒'],
  [12, 'ATM加钞间照明', '加钞间', 1, '照明灯不亮', 1, null, 1, 1, '自行更换灯管'],
]

/** Each kind once. */
export const faultKinds: readonly FaultKind[] = rows.map(
  ([
    device_type,
    device_name,
    location,
    fault_type,
    fault_desc,
    impact,
    temp_measure,
    urgency,
    handle_mode,
    result,
  ]) => ({
    ...{ device_type, device_name, location, fault_type, fault_desc, impact, temp_measure, urgency, handle_mode },
    handle_result: result,
  }),
)
