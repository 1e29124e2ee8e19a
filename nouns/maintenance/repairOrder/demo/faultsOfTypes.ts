/** What goes wrong with devices of a type, why, what is done about it, and the part that it takes: its price in yuan. */
type Kind = {
  fault_type: number
  fault_desc: string
  fault_reason: string
  deal_desc: string
  part?: readonly [name: string, spec: string, yuan: number]
}

const usual: Kind = {
  fault_type: 1,
  fault_desc: '设备无法正常使用',
  fault_reason: '线路接触不良',
  deal_desc: '重新压接线路并测试，恢复正常',
}

/** By dictionary device_type. */
const faultsOfTypes: Readonly<Record<number, readonly Kind[]>> = {
  1: [
    {
      fault_type: 2,
      fault_desc: '监视器上无图像',
      fault_reason: '摄像机电源损坏',
      deal_desc: '更换摄像机电源，图像恢复',
      part: ['电源适配器', '12V 2A', 68],
    },
    {
      fault_type: 2,
      fault_desc: '画面遮挡，角度偏移',
      fault_reason: '支架松动',
      deal_desc: '紧固支架并重新调整角度',
    },
    {
      fault_type: 1,
      fault_desc: '硬盘坏道，录像不足90天',
      fault_reason: '硬盘老化',
      deal_desc: '更换4T监控硬盘并重建存储',
      part: ['监控硬盘', '4TB', 680],
    },
  ],
  2: [
    {
      fault_type: 1,
      fault_desc: '布防后探测器误报',
      fault_reason: '探测器灵敏度漂移',
      deal_desc: '更换红外探测器并逐点测试',
      part: ['红外探测器', 'PIR-20', 165],
    },
  ],
  3: [
    {
      fault_type: 1,
      fault_desc: '紧急按钮按下无报警',
      fault_reason: '按钮触点氧化',
      deal_desc: '更换按钮并与接警中心联测',
      part: ['紧急按钮', 'PB-1', 45],
    },
  ],
  4: [
    {
      fault_type: 1,
      fault_desc: '闭门器不回位，联动门关不严',
      fault_reason: '闭门器漏油',
      deal_desc: '更换闭门器并调试联动',
      part: ['闭门器', 'HX-60', 320],
    },
    {
      fault_type: 1,
      fault_desc: '两道门可同时打开',
      fault_reason: '联动控制器故障',
      deal_desc: '更换联动控制器主板，互锁恢复',
      part: ['控制器主板', 'LD-2', 1260],
    },
  ],
  12: [
    {
      fault_type: 1,
      fault_desc: '加钞间照明不亮',
      fault_reason: '灯管损坏',
      deal_desc: '更换灯管',
      part: ['LED灯管', '18W', 26],
    },
  ],
}

export const kindsOf = (deviceType: number): readonly Kind[] => faultsOfTypes[deviceType] ?? [usual]
